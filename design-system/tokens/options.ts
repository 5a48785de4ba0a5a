/** First tier, what is not a colour: lengths, type, depth and time. Only a theme and the contract read this file. */
/** Steps of 4 px with halves between, and widths that follow the viewport: inside a card, a panel and a band, between columns. */
export const space = {
  0: '0',
  0.5: '2px',
  1: '4px',
  1.5: '6px',
  2: '8px',
  2.5: '10px',
  3: '12px',
  3.5: '14px',
  4: '16px',
  4.5: '18px',
  5: '20px',
  6: '24px',
  7: '28px',
  8: '32px',
  9: '36px',
  10: '40px',
  12: '48px',
  14: '56px',
  16: '64px',
  18: '72px',
  gutter: 'clamp(20px, 4vw, 52px)',
  headerGutter: 'clamp(16px, 1.4vw, 20px)',
  section: 'clamp(56px, 7vw, 104px)',
  pageStart: 'clamp(36px, 3.4vw, 48px)',
  card: 'clamp(20px, 2.2vw, 32px)',
  panel: 'clamp(28px, 3.2vw, 44px)',
  band: 'clamp(32px, 5vw, 72px)',
  columns: 'clamp(32px, 5vw, 80px)',
  columnsNear: 'clamp(24px, 3.6vw, 56px)',
} as const;

export const radius = { small: '2px', base: '3px', panel: '6px', round: '999px' } as const;

export const line = { hairline: '1px', selected: '2px', note: '3px' } as const;

export const elevation = {
  flat: 'none',
  card: '0 2px 4px rgb(16 33 24 / .05), 0 8px 24px rgb(16 33 24 / .08)',
  floating: '0 4px 8px rgb(16 33 24 / .06), 0 24px 56px rgb(16 33 24 / .16)',
} as const;

/** Fluid between 390 and 1440 px of viewport. */
export const fontSize = {
  display: 'clamp(2.5rem, 1.62rem + 3.75vw, 4.5rem)',
  h1: 'clamp(2rem, 1.62rem + 1.6vw, 2.875rem)',
  h2: 'clamp(1.5rem, 1.33rem + .75vw, 2rem)',
  h3: '1.25rem',
  lead: 'clamp(1.0625rem, 1rem + .3vw, 1.25rem)',
  title: '1.375rem',
  figure: '2rem',
  choice: '1.125rem',
  action: '1.0625rem',
  body: '1rem',
  label: '0.9375rem',
  small: '0.875rem',
  micro: '0.8125rem',
  amount: 'clamp(2.25rem, 1.8rem + 1.7vw, 3.25rem)',
} as const;

export const fontWeight = { regular: '400', medium: '500', semibold: '600', bold: '700' } as const;

/** Arabic letters join and stand taller: no tracking, more air between lines. */
export const script = {
  latin: {
    bodyLine: '1.6',
    headingLine: '1.14',
    displayLine: '1.03',
    headingTracking: '-0.022em',
    displayTracking: '-0.034em',
  },
  arabic: { bodyLine: '1.78', headingLine: '1.32', displayLine: '1.24', headingTracking: '0', displayTracking: '0' },
} as const;

export const duration = {
  fast: '120ms',
  medium: '220ms',
  fill: '600ms',
  turn: '900ms',
  drift: '1600ms',
  stay: '3000ms',
} as const;
export const motion = { travel: '16px', loop: 'running' } as const;
export const easing = { standard: 'cubic-bezier(.2, 0, 0, 1)', exit: 'cubic-bezier(.4, 0, 1, 1)' } as const;

export const size = {
  target: '44px',
  control: '48px',
  action: '56px',
  iconSmall: '16px',
  icon: '20px',
  iconLarge: '24px',
  avatar: '40px',
  avatarLarge: '80px',
  header: '76px',
  headerStacked: '64px',
  bar: '6px',
  barHero: '10px',
  barMark: '26px',
} as const;

export const width = {
  content: '1280px',
  header: '1400px',
  footer: '1200px',
  aside: '412px',
  summary: '396px',
  filters: '272px',
  prose: '68ch',
} as const;

/** The order of what lies over what; a raw z-index is refused by lint. */
export const layer = {
  sticky: '12',
  donateTab: '15',
  scrim: '17',
  donatePanel: '18',
  header: '20',
  toast: '30',
  overlay: '40',
} as const;
