import { lazy, type PropsWithChildren, Suspense } from 'react';

const Page = lazy(() => import('./docs-page.tsx'));
const Container = lazy(() => import('./docs-container.tsx'));

/** Their parts are large, and no story needs them: they come with the first page of docs. */
export const DocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);
export const DocsContainer = (props: PropsWithChildren<Parameters<typeof Container>[0]>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);
