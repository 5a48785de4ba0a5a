import type { IconData } from '#ds/icons/icon-data.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { type ButtonLook, root } from '#ds/components/button/button.css';

export type IconButtonProps = {
  label: string;
  icon: IconData;
  tone?: ButtonLook['tone'] | undefined;
  size?: ButtonLook['size'] | undefined;
  /** With an address it is a link, without it a button. */
  href?: string | undefined;
  /** The id of the sheet that it opens, also where no script runs. */
  opens?: string | undefined;
  iconSize?: 'base' | 'large' | undefined;
  type?: 'submit' | 'button' | undefined;
  name?: string | undefined;
  value?: string | undefined;
  form?: string | undefined;
  formAction?: string | undefined;
};

/** A drawing alone, with a name. Only for what everybody knows: close, cart, search, menu. */
export function IconButton({
  icon,
  iconSize,
  href,
  label,
  opens,
  size = 'small',
  tone = 'quiet',
  type = opens === undefined ? 'submit' : 'button',
  ...rest
}: IconButtonProps) {
  const className = root({ tone, size, isIconOnly: true });
  if (href !== undefined)
    return (
      <a href={href} className={className} aria-label={label}>
        <Icon icon={icon} size={iconSize} />
      </a>
    );
  return (
    <button {...rest} popoverTarget={opens} type={type} className={className} aria-label={label}>
      <Icon icon={icon} size={iconSize} />
    </button>
  );
}
