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
