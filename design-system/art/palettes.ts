/** A duotone: the field (deep to mid), the star's face, the kite, the strap (from, to), the line and the star that is held up. */
export type Palette = {
  a: string;
  b: string;
  face: string;
  kite: string;
  s1: string;
  s2: string;
  line: string;
  spark: string;
};

/** One for each kind of giving. Raw colours, because a cover is a picture: it is drawn once and kept, whatever the theme. */
export const palettes = {
  orphans: {
    a: '#0f3d2e',
    b: '#24614a',
    face: '#0c3326',
    kite: '#357158',
    s1: '#f3ecd9',
    s2: '#a9cdb6',
    line: '#072a1e',
    spark: '#d9b25f',
  },
  zakat: {
    a: '#46391a',
    b: '#7f6730',
    face: '#3a2f15',
    kite: '#937a41',
    s1: '#fbf2d8',
    s2: '#e3c680',
    line: '#30260b',
    spark: '#fff6dc',
  },
  stock: {
    a: '#26343b',
    b: '#4a6470',
    face: '#1f2b31',
    kite: '#5b7783',
    s1: '#eef0ea',
    s2: '#b4c6cb',
    line: '#182227',
    spark: '#d9b25f',
  },
  sacrifice: {
    a: '#4f2720',
    b: '#86493d',
    face: '#43201a',
    kite: '#98594c',
    s1: '#f8e9dc',
    s2: '#e2b49f',
    line: '#371610',
    spark: '#e5c27c',
  },
  endowment: {
    a: '#0d3f3c',
    b: '#23706a',
    face: '#0a3431',
    kite: '#32837b',
    s1: '#f6efda',
    s2: '#dcc387',
    line: '#082a28',
    spark: '#e8cb86',
  },
  relief: {
    a: '#553320',
    b: '#8f6140',
    face: '#472a19',
    kite: '#a17150',
    s1: '#faecd8',
    s2: '#ecc79a',
    line: '#3a200d',
    spark: '#f7e3bd',
  },
  housing: {
    a: '#1f3350',
    b: '#446792',
    face: '#192a43',
    kite: '#5579a4',
    s1: '#eef0ea',
    s2: '#b3c8df',
    line: '#132034',
    spark: '#d9b25f',
  },
  mosque: {
    a: '#0c3c4f',
    b: '#226d84',
    face: '#0a3242',
    kite: '#337f96',
    s1: '#f1efe2',
    s2: '#a5d0d6',
    line: '#082835',
    spark: '#d9b25f',
  },
  tafreej: {
    a: '#1e2544',
    b: '#58517f',
    face: '#181e38',
    kite: '#6a628f',
    s1: '#f6eadb',
    s2: '#cfbfd6',
    line: '#12172c',
    spark: '#efc98a',
  },
  tayseer: {
    a: '#3a2440',
    b: '#6f4a70',
    face: '#301d35',
    kite: '#805a81',
    s1: '#f6eae3',
    s2: '#d6b9cd',
    line: '#251629',
    spark: '#e3bf7d',
  },
  sand: {
    a: '#efe9dc',
    b: '#f8f4ea',
    face: '#ece5d5',
    kite: '#f4efe3',
    s1: '#fffdf8',
    s2: '#fbf8f0',
    line: '#d5cab3',
    spark: '#c9a04a',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
export const isPaletteName = (name: string): name is PaletteName => Object.hasOwn(palettes, name);
