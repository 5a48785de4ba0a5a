import { createElement, type ReactNode } from 'react';
import { sizes } from '#ds/components/heading/heading.css';

export type HeadingProps = {
  children: ReactNode;
  /** Its place in the outline. One `1` a page, no level skipped. */
  level: 1 | 2 | 3 | 4;
  /** Its size, where that differs from its place. */
  size?: keyof typeof sizes | undefined;
  id?: string | undefined;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  /** For a page's title, so that a route change can move the focus to it. */
  isFocusable?: boolean | undefined;
};

export function Heading({ children, isFocusable, level, size = `h${level}`, ...rest }: HeadingProps) {
  return createElement(
    `h${level}`,
    { ...rest, className: sizes[size], ...(isFocusable && { tabIndex: -1 }) },
    children,
  );
}
