import { PALETTES } from '#src/contracts/programs.ts';
import { invalid } from '#src/server/http/errors.ts';
import { textIn } from '#src/server/http/locale.ts';
import { saveFromFile } from '#src/server/http/save-from-file.ts';
import { validate } from '#src/server/http/validate.ts';
import type { Command } from '#src/server/platform/command.ts';
import { sliderInput } from '#src/server/site/slider-input.ts';
import { findAllSliders, type SliderRow } from '#src/server/site/staff-sliders.repository.ts';
import { orderSliders, saveSlider, showSlider } from '#src/server/site/staff-sliders.ts';

/** How many slides stand on the home page. */
const SLIDES_ON_HOME = 3;

/** The place of a slide, or why it is not seen. */
const placeOf = ({ isShown }: SliderRow, place: number): string => {
  if (!isShown) return 'hidden';
  return place <= SLIDES_ON_HOME ? `${place} on the home page` : `${place}, not on the home page, which shows three`;
};

const setShown =
  (isShown: boolean): Command =>
  async (ctx, [slug = ''], print) => {
    const isFound = await showSlider(ctx, slug, isShown);
    if (isFound) print(isShown ? 'Shown.' : 'Hidden. sliders:show brings it back.');
    else print('No slide has this name. sliders:list names them.');
    return isFound ? 0 : 1;
  };

/** What staff do with the slides of the home page. */
export const sliderCommands: Record<string, Command> = {
  'sliders:list': async (ctx, _args, print) => {
    const all = await findAllSliders(ctx.db);
    let place = 0;
    for (const slider of all) {
      if (slider.isShown) place += 1;
      const languages = Object.keys(slider.title).join(', ');
      print(`${slider.slug} (${placeOf(slider, place)}): ${textIn('en', slider.title)} [${languages}]`);
    }
    if (all.length === 0) print('There are no slides. sliders:save adds one.');
    return 0;
  },
  'sliders:save': async (ctx, [file], print, { hasPage }) => {
    if (!file) {
      print('Usage: sliders:save SLIDE.json');
      print('{"slug": "winter", "title": {"en": "…", "ar": "…", "tr": "…"}, "text": {…}, "palette": "relief",');
      print(' "linkLabel": {…}, "href": "/projects"}: text, linkLabel with href, and coverSeed may be left out.');
      print(`Palettes: ${PALETTES.join(', ')}.`);
      return 2;
    }
    return saveFromFile(ctx, file, print, async (content) => {
      const input = validate(sliderInput, content);
      if (input.href !== undefined && !hasPage(input.href)) throw invalid({ path: 'href', code: 'invalidSelection' });
      return (await saveSlider(ctx, input)) === 'added'
        ? 'Added. It is the first slide.'
        : 'Changed. It keeps its place.';
    });
  },
  'sliders:hide': setShown(false),
  'sliders:show': setShown(true),
  'sliders:order': async (ctx, slugs, print) => {
    if (slugs.length === 0) {
      print('Usage: sliders:order SLUG [SLUG …]: these come first, the others follow as they stand.');
      return 2;
    }
    const unknown = await orderSliders(ctx, slugs);
    for (const slug of unknown) print(`No slide is named ${slug}. sliders:list names them.`);
    print(unknown.length === 0 ? 'Ordered.' : 'Nothing was changed.');
    return unknown.length === 0 ? 0 : 1;
  },
};
