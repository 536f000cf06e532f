import type { SubjectName } from '@pathshala/contract/catalogue/subjects';

/** The colours of the look, light and dark. Every text pair meets WCAG 2.2 AA. */
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

/** Grounds of the subjects' blocks, the same in light and dark; white on each meets 4.5:1. */
export const subjectGrounds = {
  bangla: '#C94A22',
  english: '#2B6CB0',
  mathematics: '#0B6E4F',
  physics: '#5B4BB7',
  chemistry: '#9A3E7A',
  biology: '#4B7F22',
  coding: '#1A2540',
  music: '#96610F',
  finance: '#1A6A79',
  social: '#A23B3B',
  religious: '#37607E',
  psychology: '#7A4B2A',
} as const satisfies Readonly<Record<SubjectName, string>>;

// The measures of the look, from which MUI's theme and the style sheets have theirs: docs/styles.md.

/** Room around things and between them, in pixels: a step is 4. The last three give way on small screens. */
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

/** Sizes of letters, in rem of 16 px. */
export const type = {
  tiny: '0.875rem',
  small: '0.9375rem',
  control: '1rem',
  body: '1.0625rem',
  lead: '1.125rem',
  h3: '1.375rem',
  /** The heading of a part of a page. */
  part: 'clamp(1.5rem, 1.3rem + 0.8vw, 1.75rem)',
  h2: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.25rem)',
  /** The heading of a page. */
  h1: 'clamp(1.875rem, 1.5rem + 2vw, 2.75rem)',
  /** The promise of home. */
  display: 'clamp(2.25rem, 1.5rem + 3.2vw, 3.5rem)',
} as const;

/** Corners, in pixels: of marks, of what is pressed or filled in, of surfaces, and ends that are half a circle. */
export const radius = { small: 8, control: 14, card: 16, round: 999 } as const;

/** The one shadow, of what is over the page or rises from it: its offset and blur, and its colour in each scheme. */
export const shadow = {
  shape: '0 10px 30px',
  light: { colour: '#1A2540', opacity: 0.12 },
  dark: { colour: '#000000', opacity: 0.4 },
} as const;

/** The widths of windows from which on a page looks otherwise, in pixels. */
export const breakpoint = { xs: 400, sm: 600, md: 900, lg: 1100, xl: 1240, xxl: 1536 } as const;

/** What is over what, the lowest first. */
export const layer = {
  /** What floats over the page. */
  floating: 1000,
  header: 1100,
  /** What opens from the header or from the page's edge. */
  drawer: 1200,
  /** What covers the page. */
  cover: 1300,
  /** News, also of what a dialog did. */
  news: 1400,
  /** The way past everything. */
  skip: 1500,
} as const;
