'use client';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Pressable } from '#ds/components/button/pressable.tsx';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { shownText } from '#src/i18n/multilingual.ts';
import { causeIn, keptText, onKept, removeLastCause } from '#src/screens/last-cause/last-cause.ts';
import * as styles from '#src/screens/home/home.css';

type GiveAgainProps = {
  locale: Locale;
  /** Texts of the server: no other page carries them. */
  words: { title: ReactNode; note: ReactNode; give: ReactNode; remove: ReactNode; removed: ReactNode };
};

/** The last cause of this device. Its place is in the page of everybody, and seen by style where something is kept: nothing moves. */
export function GiveAgain({ locale, words }: GiveAgainProps) {
  // The page is drawn for everybody, as if nothing was kept.
  const cause = causeIn(useSyncExternalStore(onKept, keptText, () => ''));
  const [isRemoved, setRemoved] = useState(false);
  const said = useRef<HTMLOutputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isRemoved) said.current?.focus();
  }, [isRemoved]);
  const title = cause && shownText(cause.title, locale);
  const remove = () => {
    removeLastCause(new Date());
    setRemoved(true);
  };
  return (
    <>
      <output ref={said} className={styles.againSaid} tabIndex={-1}>
        {isRemoved && words.removed}
      </output>
      <section className={styles.again} aria-labelledby="again-title" data-again="">
        <div>
          <h2 className={styles.againTitle} id="again-title">
            {words.title}
          </h2>
          <p className={styles.againCause} lang={title?.lang} dir={title?.dir}>
            {title?.text}
          </p>
          <p className={styles.againNote}>{words.note}</p>
        </div>
        <div className={styles.againActions}>
          {cause && (
            <>
              <ButtonLink tone="outlined" href={localePath(locale, cause.path)}>
                {words.give}
              </ButtonLink>
              <Pressable tone="quiet" onPress={remove}>
                {words.remove}
              </Pressable>
            </>
          )}
        </div>
      </section>
    </>
  );
}
