import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { storybookTheme } from './theme.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const themeOf = (chosen: unknown): 'dark' | 'light' =>
  chosen === 'dark' || (chosen !== 'light' && dark.matches) ? 'dark' : 'light';
const chosenAtFirst = () => /theme:(\w+)/.exec(decodeURIComponent(location.search))?.[1];

/** Docs in the theme that is chosen above, as the stories in them; the prose stays English, from left to right. */
export default function DocsContainer({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [mode, setMode] = useState(() => themeOf(chosenAtFirst()));
  useEffect(() => {
    const updateMode = ({ globals }: { globals: Record<string, unknown> }) => setMode(themeOf(globals['theme']));
    context.channel.on('globalsUpdated', updateMode);
    return () => context.channel.off('globalsUpdated', updateMode);
  }, [context]);
  return (
    <Container context={context} theme={storybookTheme(mode)}>
      <div lang="en" dir="ltr">
        {children}
      </div>
    </Container>
  );
}
