import { Trans, useLingui } from '@lingui/react/macro';
import { moon, sun, system } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import * as styles from '#src/screens/shell/footer.css';
import type { Visitor } from '#src/screens/shell/site.ts';

/** Three submit buttons of one native form: the choice is a cookie, which the head's script turns into look and pressed state. */
export function ThemeSwitch({ locale, path, theme }: { locale: Locale; path: string; theme: Visitor['theme'] }) {
  const { t } = useLingui();
  const choices = [
    { value: 'system', glyph: system, label: t`As the device` },
    { value: 'light', glyph: sun, label: t`Light` },
    { value: 'dark', glyph: moon, label: t`Dark` },
  ] as const;
  return (
    <form className={styles.themes} method="post" action="/forms/theme">
      <fieldset className={styles.themes}>
        <legend className={styles.themesTitle}><Trans>Appearance</Trans></legend>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="returnTo" value={path} />
        {choices.map(({ glyph, label, value }) => (
          <button key={value} className={styles.theme} type="submit" name="theme" value={value} aria-pressed={theme === value} suppressHydrationWarning title={label}><Icon glyph={glyph} label={label} /></button>
        ))}
      </fieldset>
    </form>
  );
}
