import type { ReactNode } from 'react';
import { CloseButton } from '#ds/components/button/close-button.tsx';
import * as styles from '#ds/components/sheet/sheet.css';

export type SheetProps = {
  /** What an opener names in its `popoverTarget`. */
  id: string;
  /** Its name, drawn on top. */
  title: string;
  children: ReactNode;
  /** `donate` keeps to the left edge in every language, as the specification asks. @default "end" */
  side?: keyof typeof styles.sides | undefined;
  /** `nav` for a menu of the site. @default "section" */
  as?: 'section' | 'nav' | undefined;
  /** For a menu, whose entries say what it is: the title is then read and not drawn. */
  isTitleHidden?: boolean | undefined;
  /** Opened by the script in the head of the page as soon as it is loaded. */
  isOpenAtFirst?: boolean | undefined;
  /** What the closing button says. @default "Close" */
  closeLabel?: string | undefined;
};

/** A panel over the page, from an edge. A native popover: it opens without script, Escape and a press outside close it, and the focus goes back to its opener. */
export function Sheet({
  as: Element = 'section',
  children,
  closeLabel,
  id,
  isOpenAtFirst,
  isTitleHidden,
  side = 'end',
  title,
}: SheetProps) {
  const heading = (
    <h2 className={styles.title} id={`${id}-title`}>
      {title}
    </h2>
  );
  return (
    <Element
      className={styles.sides[side]}
      id={id}
      popover="auto"
      data-open={isOpenAtFirst ? '' : undefined}
      aria-label={isTitleHidden ? title : undefined}
      aria-labelledby={isTitleHidden ? undefined : `${id}-title`}
    >
      <div className={styles.head}>
        {isTitleHidden ? <span /> : heading}
        <CloseButton hides={id} label={closeLabel} />
      </div>
      {children}
    </Element>
  );
}
