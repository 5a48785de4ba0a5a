import { Trans, useLingui } from '@lingui/react/macro';
import { COOKIES } from '#src/contracts/cookies.ts';
import { useDuration } from '#src/screens/document/duration-words.ts';
import * as styles from '#src/screens/document/document.css';

/** Every cookie of the site, from the list by which they are set: one without words does not compile. */
export function CookieTable() {
  const { t } = useLingui();
  const duration = useDuration();
  const purposes: Record<keyof typeof COOKIES, string> = {
    cart: t`What is in your cart: IDs, quantities and amounts`,
    theme: t`Light or dark theme`,
    contrast: t`Higher contrast`,
    motion: t`Reduced motion`,
    consent: t`Your choice about whether your donations may be counted`,
    digits: t`Arabic or Latin digits`,
    language: t`The language you chose`,
    signedIn: t`Whether somebody is signed in, but not who`,
    session: t`The key that keeps you signed in`,
    js: t`Whether scripts run in your browser`,
    cartKey: t`The key to the names and messages in your cart`,
    social: t`A sign-in with Google, Facebook or Apple that you started`,
    newcomer: t`Your details from Google, Facebook or Apple, until your account is created`,
    form: t`What you typed into a form that has to be corrected`,
    checkout: t`What you typed at checkout, until an item in the cart is corrected`,
    profile: t`What you typed in your profile, until you have signed in again`,
    attempt: t`A number that prevents a form sent twice from making two donations`,
    paying: t`The donation that you are paying`,
    cardChange: t`The key to the change of card that you started for a recurring donation`,
  };
  const order = 'order-…';
  const rows = [
    ...Object.entries(COOKIES).map(([key, { age, isReadable, name }]) => ({
      name,
      age,
      isReadable,
      purpose: purposes[key as keyof typeof COOKIES],
    })),
    {
      name: order,
      age: COOKIES.cartKey.age,
      isReadable: false,
      purpose: t`The key that lets you see your own donation`,
    },
  ];
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <Trans>Our cookies</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Name</Trans>
          </th>
          <th scope="col">
            <Trans>What it holds</Trans>
          </th>
          <th scope="col">
            <Trans>Kept for</Trans>
          </th>
          <th scope="col">
            <Trans>Read by</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ age, isReadable, name, purpose }) => (
          <tr key={name}>
            <th scope="row">
              <bdi dir="ltr">{name}</bdi>
            </th>
            <td>{purpose}</td>
            <td>{duration(age)}</td>
            <td>{isReadable ? <Trans>Page and server</Trans> : <Trans>Server only</Trans>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
