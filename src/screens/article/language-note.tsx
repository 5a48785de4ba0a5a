import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '#ds/icons/icon.tsx';
import { languages as icon } from '#ds/icons/icons.ts';
import type { ArticleDetail } from '#src/contracts/articles.ts';
import { languagesOf } from '#src/domain/article.ts';
import { directionOf, languageName, type Locale, localePath, locales } from '#src/i18n/locales.ts';
import { shownText, textIn } from '#src/i18n/multilingual.ts';
import { articlePath } from '#src/screens/article-parts/article-address.ts';
import * as styles from '#src/screens/article/article.css';

type NoteProps = {
  article: ArticleDetail;
  locale: Locale;
  /** Where it is read before it is published, without a language. @default its public address */
  preview?: string | undefined;
};

/** Whole sentences for each language: their names are inflected. */
function useSentences(translator: string) {
  const { t } = useLingui();
  return {
    reading: {
      en: t`You are reading the English version.`,
      ar: t`You are reading the Arabic version.`,
      tr: t`You are reading the Turkish version.`,
    },
    original: { en: t`Written in English.`, ar: t`Written in Arabic.`, tr: t`Written in Turkish.` },
    byEditors: {
      en: t`Written in English, translated by our editors.`,
      ar: t`Written in Arabic, translated by our editors.`,
      tr: t`Written in Turkish, translated by our editors.`,
    },
    byTranslator: {
      en: t`Written in English, translated by ${translator}.`,
      ar: t`Written in Arabic, translated by ${translator}.`,
      tr: t`Written in Turkish, translated by ${translator}.`,
    },
    missing: {
      en: t`There is no English version.`,
      ar: t`There is no Arabic version.`,
      tr: t`There is no Turkish version.`,
    },
  } satisfies Record<string, Record<Locale, string>>;
}

/** In which language it was written, who translated it, and what does not exist. Nothing where it is the original and all versions exist. */
export function LanguageNote({ article, locale, preview = articlePath(article) }: NoteProps) {
  const { originalLanguage: original, title, translator } = article;
  const say = useSentences(translator === null ? '' : textIn(translator, locale));
  const written = languagesOf(title);
  const missing = locales.filter((one) => !written.includes(one));
  const { lang: shown } = shownText(title, locale);
  if (shown === original && missing.length === 0) return null;
  const sentences = [
    ...missing.map((one) => say.missing[one]),
    ...(shown === locale ? [] : [say.reading[shown]]),
    shown === original ? say.original[original] : (translator ? say.byTranslator : say.byEditors)[original],
  ];
  return (
    <p className={styles.language}>
      <Icon icon={icon} />
      <span>
        {sentences.join(' ')}
        {written
          .filter((one) => one !== locale)
          .map((one): ReactNode => (
            <span key={one}>
              {' '}
              <a
                className={styles.languageLink}
                href={localePath(one, preview)}
                lang={one}
                dir={directionOf(one)}
                hrefLang={one}
              >
                {languageName[one]}
              </a>
            </span>
          ))}
      </span>
    </p>
  );
}
