/** What comes with the site; the school's own colours are in `palette.ts`. */
export const tokens = {
  light: {
    paper: '#FFFBF4',
    card: '#FFFFFF',
    ink: '#1A2540',
    soft: '#5A6478',
    line: '#E8E0D2',
    /** Borders of controls: 3:1 on paper. */
    control: '#8A8474',
    tint: '#F4EEDF',
    leaf: '#0B6E4F',
    leafDark: '#085940',
    onLeaf: '#FFFFFF',
    marigold: '#FFB31A',
    marigoldDark: '#F0A000',
    board: '#0F3D33',
    error: '#B3261E',
  },
  dark: {
    paper: '#12161F',
    card: '#1B2130',
    ink: '#EEF1F8',
    soft: '#A5AEC2',
    line: '#2C3446',
    control: '#717C94',
    tint: '#181D29',
    leaf: '#4CC79A',
    leafDark: '#6BD6AE',
    onLeaf: '#08251B',
    marigold: '#FFC24D',
    marigoldDark: '#FFD27A',
    board: '#0C2A24',
    error: '#FF8A80',
  },
  chalk: '#F3F0E4',
  onMarigold: '#1A2540',
} as const;

// The measures from which MUI's theme and the style sheets are made: docs/styles.md.

/** Pixels, in steps of 4. The last three shrink on small screens. */
export const space = {
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  8: 32,
  10: 40,
  12: 48,
  16: 64,
  card: 'clamp(16px, 2vw, 20px)',
  panel: 'clamp(16px, 4vw, 32px)',
  section: 'clamp(28px, 6vw, 80px)',
} as const;

export const type = {
  tiny: '0.875rem',
  small: '0.9375rem',
  control: '1rem',
  body: '1.0625rem',
  lead: '1.125rem',
  h3: '1.375rem',
  part: 'clamp(1.5rem, 1.3rem + 0.8vw, 1.75rem)',
  h2: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.25rem)',
  h1: 'clamp(1.875rem, 1.5rem + 2vw, 2.75rem)',
  display: 'clamp(2.25rem, 1.5rem + 3.2vw, 3.5rem)',
} as const;

/** Pixels. */
export const radius = { small: 8, control: 14, card: 16, round: 999 } as const;

/** The one shadow: offset, blur, and its colour in each scheme. */
export const shadow = {
  shape: '0 10px 30px',
  light: { colour: '#1A2540', opacity: 0.12 },
  dark: { colour: '#000000', opacity: 0.4 },
} as const;

/** Window widths from which the layout changes, pixels. */
export const breakpoint = { xs: 400, sm: 600, md: 900, lg: 1100, xl: 1240, xxl: 1536 } as const;

/** z-index, lowest first. */
export const layer = {
  floating: 1000,
  header: 1100,
  drawer: 1200,
  cover: 1300,
  news: 1400,
  skip: 1500,
} as const;
