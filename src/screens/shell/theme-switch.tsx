import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '#ds/icons/icon.tsx';
import { contrast, digits, moon, pause, sun, system } from '#ds/icons/icons.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Visitor } from '#src/screens/shell/site.ts';
import * as styles from '#src/screens/shell/footer.css';

/** Submit buttons of one native form, three for the theme, and settings that a second press takes back: each choice is a cookie, which the head's script turns into look and pressed state. */
export function ThemeSwitch({ locale, path, visitor }: { locale: Locale; path: string; visitor: Visitor }) {
  const { t } = useLingui();
  const choices = [
    { value: 'system', icon: system, label: t`Same as device` },
    { value: 'light', icon: sun, label: t`Light` },
    { value: 'dark', icon: moon, label: t`Dark` },
  ] as const;
  const settings = [
    { name: 'contrast', value: 'more', icon: contrast, label: t`Higher contrast`, isSet: visitor.hasMoreContrast },
    { name: 'motion', value: 'reduced', icon: pause, label: t`Reduced motion`, isSet: visitor.hasLessMotion },
    ...(locale === 'ar'
      ? [{ name: 'digits', value: 'arab', icon: digits, label: t`Arabic digits`, isSet: visitor.hasArabicDigits }]
      : []),
  ];
  return (
    <form className={styles.themes} method="post" action="/forms/theme">
      <fieldset className={styles.themes}>
        <legend className={styles.themesTitle}>
          <Trans>Appearance</Trans>
        </legend>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="returnTo" value={path} />
        {choices.map(({ icon, label, value }) => (
          <button
            key={value}
            className={styles.theme}
            type="submit"
            name="theme"
            value={value}
            aria-pressed={visitor.theme === value}
            suppressHydrationWarning
            title={label}
          >
            <Icon icon={icon} label={label} />
          </button>
        ))}
        {settings.map(({ icon, isSet, label, name, value }) => (
          <button
            key={name}
            className={styles.theme}
            type="submit"
            name={name}
            value={isSet ? 'system' : value}
            data-value={value}
            aria-pressed={isSet ?? false}
            suppressHydrationWarning
            title={label}
          >
            <Icon icon={icon} label={label} />
          </button>
        ))}
      </fieldset>
    </form>
  );
}
