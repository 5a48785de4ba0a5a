import { type ButtonLook, root } from '#ds/components/button/button.css';
import type { Glyph } from '#ds/icons/glyph.ts';
import { Icon } from '#ds/icons/icon.tsx';

export type IconButtonProps = {
  label: string;
  glyph: Glyph;
  tone?: ButtonLook['tone'] | undefined;
  size?: ButtonLook['size'] | undefined;
  /** With an address it is a link, without it a button. */
  href?: string | undefined;
  type?: 'submit' | 'button' | undefined;
  name?: string | undefined;
  value?: string | undefined;
  form?: string | undefined;
  formAction?: string | undefined;
};

/** A drawing alone, with a name. Only for what everybody knows: close, cart, search, menu. */
export function IconButton({ glyph, href, label, size = 'small', tone = 'quiet', type = 'submit', ...rest }: IconButtonProps) {
  const className = root({ tone, size, isIconOnly: true });
  if (href !== undefined) return <a href={href} className={className} aria-label={label}><Icon glyph={glyph} /></a>;
  return <button {...rest} type={type} className={className} aria-label={label}><Icon glyph={glyph} /></button>;
}
