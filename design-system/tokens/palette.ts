/**
 * First tier: every value the project owns, by what it is. Nobody but a theme reads this file.
 * OKLCH is the source of each colour; the hex beside it is its sRGB value (a test holds the two together).
 */

export const palette = {
  canvas: { light: { oklch: '98.8% 0.004 95', hex: '#fcfbf8' }, dark: { oklch: '18.5% 0.012 168', hex: '#0e1412' } },
  surface: { light: { oklch: '100.0% 0 0', hex: '#ffffff' }, dark: { oklch: '22.2% 0.013 168', hex: '#151d1a' } },
  surfaceRaised: { light: { oklch: '100.0% 0 0', hex: '#ffffff' }, dark: { oklch: '25.5% 0.014 168', hex: '#1c2521' } },
  surfaceSunken: {
    light: { oklch: '96.5% 0.009 88', hex: '#f6f3ed' },
    dark: { oklch: '16.0% 0.011 168', hex: '#090f0c' },
  },
  surfaceSand: {
    light: { oklch: '94.5% 0.014 86', hex: '#f1ece3' },
    dark: { oklch: '27.0% 0.014 120', hex: '#252820' },
  },
  surfaceAccent: {
    light: { oklch: '95.7% 0.02 162', hex: '#e6f5ed' },
    dark: { oklch: '27.0% 0.032 163', hex: '#172b22' },
  },
  surfaceGold: { light: { oklch: '96.3% 0.03 88', hex: '#fbf2dd' }, dark: { oklch: '28.0% 0.035 82', hex: '#322714' } },
  surfaceDanger: {
    light: { oklch: '96.2% 0.017 25', hex: '#feeeed' },
    dark: { oklch: '27.0% 0.05 25', hex: '#3b1c1a' },
  },
  surfaceInfo: {
    light: { oklch: '96.0% 0.014 240', hex: '#eaf3fa' },
    dark: { oklch: '27.0% 0.03 245', hex: '#1a2834' },
  },
  surfaceDeep: {
    light: { oklch: '30.0% 0.056 163', hex: '#0b3626' },
    dark: { oklch: '25.5% 0.04 165', hex: '#0d291e' },
  },
  onSurface: { light: { oklch: '23.5% 0.018 165', hex: '#16211c' }, dark: { oklch: '94.5% 0.007 95', hex: '#eeede8' } },
  onSurfaceMuted: {
    light: { oklch: '41.5% 0.02 155', hex: '#434f47' },
    dark: { oklch: '81.5% 0.012 120', hex: '#c1c4bb' },
  },
  onSurfaceSubtle: {
    light: { oklch: '50.0% 0.018 150', hex: '#5c665e' },
    dark: { oklch: '70.0% 0.014 130', hex: '#9ba097' },
  },
  onDeep: { light: { oklch: '96.8% 0.012 90', hex: '#f7f4ec' }, dark: { oklch: '96.0% 0.01 90', hex: '#f4f2ea' } },
  onDeepMuted: {
    light: { oklch: '86.5% 0.025 150', hex: '#c8d8ca' },
    dark: { oklch: '84.0% 0.02 150', hex: '#c2cec4' },
  },
  accent: { light: { oklch: '40.5% 0.083 160', hex: '#125639' }, dark: { oklch: '77.5% 0.115 160', hex: '#6dcc9c' } },
  accentHover: {
    light: { oklch: '35.0% 0.074 160', hex: '#09462d' },
    dark: { oklch: '83.0% 0.105 160', hex: '#88ddb0' },
  },
  accentPressed: {
    light: { oklch: '30.5% 0.063 161', hex: '#063924' },
    dark: { oklch: '72.0% 0.115 160', hex: '#5bbb8c' },
  },
  onAccent: { light: { oklch: '100.0% 0 0', hex: '#ffffff' }, dark: { oklch: '20.0% 0.035 165', hex: '#041b12' } },
  accentText: {
    light: { oklch: '39.5% 0.082 160', hex: '#0f5337' },
    dark: { oklch: '83.0% 0.105 160', hex: '#88ddb0' },
  },
  accentSoft: {
    light: { oklch: '90.5% 0.045 161', hex: '#c7e9d6' },
    dark: { oklch: '33.0% 0.05 162', hex: '#1b3d2d' },
  },
  gold: { light: { oklch: '77.5% 0.118 84', hex: '#d9af56' }, dark: { oklch: '79.0% 0.115 84', hex: '#ddb45e' } },
  goldText: { light: { oklch: '42.0% 0.078 76', hex: '#654612' }, dark: { oklch: '86.0% 0.09 86', hex: '#ebcd8c' } },
  onGold: { light: { oklch: '25.0% 0.04 80', hex: '#2c1f09' }, dark: { oklch: '22.0% 0.035 80', hex: '#231906' } },
  border: { light: { oklch: '90.0% 0.011 88', hex: '#e1ded6' }, dark: { oklch: '32.5% 0.014 165', hex: '#2e3632' } },
  borderStrong: {
    light: { oklch: '60.0% 0.016 110', hex: '#808176' },
    dark: { oklch: '58.0% 0.018 155', hex: '#727e76' },
  },
  track: { light: { oklch: '91.5% 0.014 95', hex: '#e6e3d9' }, dark: { oklch: '33.5% 0.016 165', hex: '#2f3935' } },
  danger: { light: { oklch: '47.0% 0.165 27', hex: '#a32321' }, dark: { oklch: '74.0% 0.13 25', hex: '#f28881' } },
  dangerText: { light: { oklch: '42.5% 0.15 27', hex: '#8f1d1b' }, dark: { oklch: '84.0% 0.085 25', hex: '#fdb5af' } },
  onDanger: { light: { oklch: '100.0% 0 0', hex: '#ffffff' }, dark: { oklch: '20.0% 0.05 25', hex: '#290b0a' } },
  warningText: {
    light: { oklch: '42.0% 0.085 62', hex: '#6d4113' },
    dark: { oklch: '86.0% 0.095 75', hex: '#f6c88a' },
  },
  successText: {
    light: { oklch: '40.0% 0.09 150', hex: '#1b552c' },
    dark: { oklch: '84.0% 0.115 155', hex: '#8ae1aa' },
  },
  infoText: { light: { oklch: '41.0% 0.09 245', hex: '#154e78' }, dark: { oklch: '85.0% 0.06 240', hex: '#abd4f2' } },
  focusOuter: { light: { oklch: '23.5% 0.018 165', hex: '#16211c' }, dark: { oklch: '97.0% 0.01 95', hex: '#f7f5ee' } },
  focusInner: { light: { oklch: '83.0% 0.125 86', hex: '#ebc160' }, dark: { oklch: '20.0% 0.03 165', hex: '#071a13' } },
} as const;
