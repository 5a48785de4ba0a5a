import { renderCover, renderFlatCover } from '#ds/art/cover.ts';

const OPTIONS = { palette: 'sand', seed: 'not-found', width: 760, height: 720 } as const;

/** The weave beside the words of a page that does not exist: it lacks one star, through which the page shows. */
export const renderMissingStar = (): string =>
  renderCover({ ...OPTIONS, focus: [0.5, 0.47], fold: 8, density: 0.62, lacksStar: true });

/** The same without its drawing, for those who save data. */
export const renderFlatMissingStar = (): string => renderFlatCover(OPTIONS);
