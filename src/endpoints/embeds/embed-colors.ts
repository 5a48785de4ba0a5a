/** The colors of both themes as literals: badge and card stand on other sites, without our stylesheet. */
export const COLORS = {
  light: {
    surface: '#ffffff',
    border: '#d9d6cd',
    text: '#16211c',
    muted: '#434f47',
    track: '#e6e3da',
    accent: '#125639',
    onAccent: '#ffffff',
  },
  dark: {
    surface: '#151d1a',
    border: '#3a443f',
    text: '#eeede8',
    muted: '#c1c4bb',
    track: '#3a443f',
    accent: '#6dcc9c',
    onAccent: '#041b12',
  },
};
