import { drawnTokens } from '@pathshala/brand/palette';

const { paper, tint, line, ink, soft, leaf, onLeaf, marigold, board } = drawnTokens.light;

export const palette = {
  paper,
  tint,
  line,
  ink,
  soft,
  leaf,
  onLeaf,
  marigold,
  board,
  chalk: drawnTokens.chalk,
  wood: '#B9793F',
} as const;

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const parts = a.map((channel, i) => Math.round(channel + ((b[i] ?? 0) - channel) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function shade(color: string, share: number): string {
  return mix(color, '#05070d', share);
}

export function lighten(color: string, share: number): string {
  return mix(color, palette.paper, share);
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2 between two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
