import { type ScreenEntry, screens } from '#tests/screens.ts';

export type ScreenStory = { screen: string; state: string; id: string };

const idPart = (text: string) =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
const named = /screen: '([^']+)',\s*state: ['"]([^\n]+?)['"]\s*[,}]|\bat\(\s*'([^']+)',\s*['"]([^\n]+?)['"]\s*\)/g;

/** What a file of stories says about itself, read from its text: which screens in which states, and where each is shown. */
export function screenStoriesIn(text: string): ScreenStory[] {
  const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
  return text
    .split(/^export const /m)
    .slice(1)
    .flatMap((part) => {
      const [name = ''] = /^\w+/.exec(part) ?? [];
      return [...part.matchAll(named)].map((match) => ({
        screen: match[1] ?? match[3] ?? '',
        state: match[2] ?? match[4] ?? '',
        id: `${idPart(title)}--${idPart(name)}`,
      }));
    });
}

const known = screens as readonly ScreenEntry[];
/** Stories that name a screen or a state that is not in the list. */
export const unknownAmong = (stories: readonly ScreenStory[]): ScreenStory[] =>
  stories.filter(
    ({ screen, state }) => !known.some((entry) => entry.screen === screen && entry.states.includes(state)),
  );

/** States of the list that no story shows, as `screen: state`. */
export const unshownAmong = (stories: readonly ScreenStory[], entries: readonly ScreenEntry[] = screens): string[] =>
  entries.flatMap(({ screen, states }) =>
    states
      .filter((state) => !stories.some((story) => story.screen === screen && story.state === state))
      .map((state) => `${screen}: ${state}`),
  );
