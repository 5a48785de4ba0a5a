import type { ReactNode } from 'react';
import { Button } from '#ds/components/button/button.tsx';
import type { Locale } from '#src/i18n/locales.ts';

type TokenFormProps = { action: string; returnTo: string; token: string; locale: Locale; children: ReactNode };

/** One button that sends what the email's link holds. */
export function TokenForm({ action, children, locale, returnTo, token }: TokenFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="token" value={token} />
      <Button tone="filled" type="submit">
        {children}
      </Button>
    </form>
  );
}
