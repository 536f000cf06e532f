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

export const fonts = {
  heading: "'Baloo Da 2', 'Baloo Fallback', 'Hind Siliguri', system-ui, sans-serif",
  body: "'Hind Siliguri', 'Hind Fallback', system-ui, sans-serif",
} as const;

/** Pixels. */
export const radius = { control: 14, card: 16, chip: 999 } as const;
