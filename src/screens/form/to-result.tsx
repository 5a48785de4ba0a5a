import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';

/** From a calculator's fields to what it computed: `href` is the place on the page. */
export const ToResult = ({ href }: { href: string }) => (
  <ButtonLink tone="filled" href={href}>
    <Trans>See the result</Trans>
  </ButtonLink>
);
