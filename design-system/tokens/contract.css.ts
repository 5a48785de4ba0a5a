import { createGlobalThemeContract } from '@vanilla-extract/css';
import * as options from '#ds/tokens/options.ts';
import { palette } from '#ds/tokens/palette.ts';

/** The same keys with nothing in them: a contract holds names, a theme holds values. */
const namesOf = <T extends object>(values: T) =>
  Object.fromEntries(Object.keys(values).map((key) => [key, null])) as { [K in keyof T]: null };

/**
 * Second tier: the names that components may use, by what a thing is for. The key of a name is its CSS variable:
 * `tokens.color.accent` is `var(--ds-color-accent)`.
 */
export const tokens = createGlobalThemeContract(
  {
    color: namesOf(palette),
    space: namesOf(options.space),
    radius: namesOf(options.radius),
    line: namesOf(options.line),
    elevation: namesOf(options.elevation),
    fontSize: namesOf(options.fontSize),
    fontWeight: namesOf(options.fontWeight),
    script: namesOf(options.script.latin),
    font: { body: null },
    duration: namesOf(options.duration),
    easing: namesOf(options.easing),
    size: namesOf(options.size),
    width: namesOf(options.width),
    layer: namesOf(options.layer),
    /** The veil under what floats, and how much a cover is dimmed: they differ by theme, not by use. */
    effect: { scrim: null, coverFilter: null },
    /** How far what appears comes, and the play state of what moves without end. */
    motion: namesOf(options.motion),
  },
  (_value, path) => `ds-${path.join('-').replace('.', '-')}`,
);
