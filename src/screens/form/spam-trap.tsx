import { OPEN_FOR, TRAP } from '#src/domain/spam.ts';
import { hidden } from '#ds/layout/layout.css';

/**
 * Fields for programs that fill in forms: no person sees or reaches them. `label` is for a browser without styles;
 * `isTimed`: the page's script says how long it was open. @default isTimed true
 */
export function SpamTrap({ isTimed = true, label }: { label: string; isTimed?: boolean }) {
  return (
    <div className={hidden} aria-hidden>
      <label>
        {label}
        <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
      {isTimed && <input type="hidden" name={OPEN_FOR} />}
    </div>
  );
}
