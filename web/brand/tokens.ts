import type { SubjectName } from '@pathshala/contract/subjects';

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

/** Pixels. */
export const radius = { control: 14, card: 16, chip: 999 } as const;
