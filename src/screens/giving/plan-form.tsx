import type { ReactNode } from 'react';
import { Form } from '#ds/components/form/form.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';

/** What the last press did, on the page of the recurring donation. */
export const OUTCOME_ID = 'giving-outcome';

/** What every form of the page needs: its act, and the token of the link. */
export type OfLink = { token: string; locale: Locale };

/** One act on the recurring donation, by a post: programs that scan emails open links. */
export function PlanForm({ act, children, locale, token }: OfLink & { act: string; children: ReactNode }) {
  return (
    <Form action={`/forms/giving/${act}`} id={`giving-${act}`}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value={`${pathTo('giving', { token })}#${OUTCOME_ID}`} />
      <input type="hidden" name="token" value={token} />
      {children}
    </Form>
  );
}
