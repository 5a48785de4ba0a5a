import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { colorsOf, effectOf, type Mode, moreContrast, shared } from '#ds/themes/values.ts';
import { media } from '#ds/tokens/media.ts';
import { script } from '#ds/tokens/options.ts';
import { tokens } from '#ds/tokens/contract.css';

createGlobalTheme(':root', tokens, { ...shared, color: colorsOf('light'), effect: effectOf('light') });

const varsOf = (mode: Mode) => ({
  ...assignVars(tokens.color, colorsOf(mode)),
  ...assignVars(tokens.effect, effectOf(mode)),
});
const contrastVarsOf = (mode: Mode) => assignVars(tokens.color, { ...colorsOf(mode), ...moreContrast(mode) });

globalStyle(':root', { colorScheme: 'light' });
// The system decides until the person does: `data-theme` on the root wins over the system, `data-contrast` likewise.
globalStyle(':root:not([data-theme="light"])', {
  '@media': { [media.dark]: { colorScheme: 'dark', vars: varsOf('dark') } },
});
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark', vars: varsOf('dark') });
globalStyle(':root', { '@media': { [media.moreContrast]: { vars: contrastVarsOf('light') } } });
globalStyle(':root:not([data-theme="light"])', {
  '@media': { [`${media.moreContrast} and ${media.dark}`]: { vars: contrastVarsOf('dark') } },
});
globalStyle(':root[data-theme="dark"]', { '@media': { [media.moreContrast]: { vars: contrastVarsOf('dark') } } });
globalStyle(':root[data-contrast="more"]', { vars: contrastVarsOf('light') });
globalStyle(':root[data-contrast="more"]:not([data-theme="light"])', {
  '@media': { [media.dark]: { vars: contrastVarsOf('dark') } },
});
globalStyle(':root[data-contrast="more"][data-theme="dark"]', { vars: contrastVarsOf('dark') });

/**
 * Nothing moves: by the system's setting, and by the person's (`data-motion`) whatever the system says. A movement of no time is over
 * at once, also where the browser draws no frames for a while.
 */
const still = {
  [tokens.duration.fast]: '0ms',
  [tokens.duration.medium]: '0ms',
  [tokens.duration.fill]: '0ms',
  [tokens.motion.travel]: '0px',
  [tokens.motion.loop]: 'paused',
};
globalStyle(':root', { '@media': { [media.still]: { vars: still } } });
globalStyle(':root[data-motion="reduced"]', { vars: still });

// Type follows the language of the text, not of the page: an Arabic title on an English page is set as Arabic.
globalStyle(':lang(ar)', { vars: assignVars(tokens.script, script.arabic) });
globalStyle(':lang(en), :lang(tr)', { vars: assignVars(tokens.script, script.latin) });
