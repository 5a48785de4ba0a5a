import { Icon } from '#ds/icons/icon.tsx';
import { success } from '#ds/icons/icons.ts';
import { appear, marks, region, title, toast } from '#ds/components/toast/toast.css';
import { tokens } from '#ds/tokens/contract.css';

/** The forms that lead to another page, which says in passing what they did. */
const TOLD = new Set([
  'login',
  'signup/code',
  'forget-password/reset',
  'profile/erase',
  'zakat/keep',
  'profile/receiver/from-gift',
]);

/** The specification's time. */
const SHOWN_FOR = '3s';

type Left = { form: string; done?: { message?: string } | undefined } | undefined;

/** What a form did that led to this page: a toast that goes by itself, also where no script runs. */
export function ToldNotice({ left }: { left: Left }) {
  if (!left || !TOLD.has(left.form) || left.done?.message === undefined) return null;
  return (
    <div className={region}>
      <div style={{ animation: `${appear} ${tokens.duration.medium} ${SHOWN_FOR} reverse forwards` }}>
        <output className={toast} style={{ pointerEvents: 'none' }}>
          <span className={marks.success}>
            <Icon icon={success} />
          </span>
          <span className={title}>{left.done.message}</span>
        </output>
      </div>
    </div>
  );
}
