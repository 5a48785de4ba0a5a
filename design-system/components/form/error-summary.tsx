import { Plural } from '@lingui/react/macro';
import { FocusWhenShown } from '#ds/components/form/focus-when-shown.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { alert } from '#ds/icons/icons.ts';
import * as styles from '#ds/components/form/form.css';

export type ErrorSummaryProps = {
  /** In the order of the fields. `fieldId` is the name of the field, unless it has another id; `href` a page where it is put right. */
  errors: readonly { fieldId?: string | undefined; href?: string | undefined; message: string }[];
  id?: string | undefined;
};

/** What is to be put right, on top of the form, each line leading to its field. Nothing when nothing is wrong. */
export function ErrorSummary({ errors, id = 'error-summary' }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div id={id} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        <Icon icon={alert} />
        <Plural value={errors.length} one="There is a problem" other="There are # problems" />
      </p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, href = fieldId === undefined ? undefined : `#${fieldId}`, message }) => (
          <li key={`${fieldId} ${message}`}>
            {href === undefined ? (
              message
            ) : (
              <a href={href} className={styles.item}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
      <FocusWhenShown key={errors.map((error) => error.message).join()} id={id} />
    </div>
  );
}
