import { lazy, Suspense } from 'react';

const Page = lazy(() => import('./docs-page.tsx'));

/** Its parts are large, and no story needs them: they come with the first page of docs. */
export const DocsPage = () => <Suspense><Page /></Suspense>;
