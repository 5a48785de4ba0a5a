import type { Mutation } from './apply.ts';

const components = 'design-system/components';
const story = (name: string) => [`stories/components/${name}.stories.tsx`];
const of = (fault: string, file: string, find: string, replace: string, tests: readonly string[]): Mutation => ({
  fault,
  kind: 'look',
  file,
  find,
  replace,
  tests,
});
/** Faults that only the run in forced colors and large text finds. */
const strained = ['tests/looks/looks.test.ts'];

export const looks: readonly Mutation[] = [
  of(
    'a small button is below 44 px',
    `${components}/button/button.css.ts`,
    '        minBlockSize: tokens.size.target,\n',
    "        minBlockSize: '40px',\n",
    story('button'),
  ),
  of(
    'a standalone link is below 44 px',
    `${components}/link/link.css.ts`,
    '  minBlockSize: tokens.size.target,\n',
    '',
    story('link'),
  ),
  of(
    'the words of a box do not make its target',
    `${components}/checkbox/checkbox.css.ts`,
    '  minBlockSize: tokens.size.target,\n  paddingBlock: tokens.space[2.5],\n',
    '',
    story('checkbox'),
  ),
  of(
    'a button has no ring in the focus',
    `${components}/button/button.css.ts`,
    "'&:focus-visible': ring, ",
    "'&:focus-visible': { outline: 'none', boxShadow: 'none' }, ",
    strained,
  ),
  of(
    'a field has no ring in the focus',
    `${components}/field/field.css.ts`,
    "    '&:focus-visible': ring,\n    '[dir",
    "    '&:focus-visible': { outline: 'none', boxShadow: 'none' },\n    '[dir",
    strained,
  ),
  of(
    'a long total is pushed out of a phone at 200 % text',
    `${components}/money/money.css.ts`,
    "fontSize: 'min(2rem, 10vw)'",
    "fontSize: '2rem'",
    strained,
  ),
  of(
    'the code of a country is cut at 200 % text',
    `${components}/phone-field/phone-field.css.ts`,
    "'min(7.25rem, 45vw)'",
    "'104px'",
    story('phone-field'),
  ),
  of(
    'the searched list of countries leaves the number no room on a phone',
    `${components}/phone-field/phone-field.css.ts`,
    "  inlineSize: 'min(7.25rem, 45vw)',\n",
    "  inlineSize: 'min(7.25rem, 50%)',\n",
    story('phone-field'),
  ),
  of(
    'the chosen word of a choice looks like the others',
    `${components}/segmented/segmented.css.ts`,
    '      background: tokens.color.accent,\n      color: tokens.color.onAccent,\n',
    '',
    story('segmented'),
  ),
  of(
    'a spinner turns on for who wants no motion',
    `${components}/spinner/spinner.css.ts`,
    '  animationPlayState: tokens.motion.loop,\n',
    '',
    story('spinner'),
  ),
  of('quiet text is too pale', 'design-system/tokens/palette.ts', "hex: '#434f47'", "hex: '#8a938d'", [
    'tests/unit/design-system/contrast.test.ts',
  ]),
  of(
    'more contrast takes contrast away',
    'design-system/themes/values.ts',
    '    accent: accentText,\n',
    '    accent: accentText,\n    track: borderStrong,\n',
    ['tests/unit/design-system/contrast.test.ts'],
  ),
  of(
    'a link in a sentence is recognizable by its color only',
    `${components}/link/link.css.ts`,
    '  text: [\n    link,\n    {\n',
    "  text: [\n    link,\n    {\n      textDecoration: 'none',\n",
    story('link'),
  ),
  of(
    'a full-width button is as narrow as its words',
    `${components}/button/button.css.ts`,
    "isFullWidth: { true: { inlineSize: '100%' }, false: {} }",
    'isFullWidth: { true: {}, false: {} }',
    story('button'),
  ),
];
