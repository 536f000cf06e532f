import { drawnTokens, mixed } from '@pathshala/brand/palette';

export const palette = { ...drawnTokens.light, chalk: drawnTokens.chalk, wood: '#B9793F' };

/** @param share of the second colour, 0 to 1 */
export function mix(from: string, to: string, share: number): string {
  return mixed(from, to, share).toLowerCase();
}

export function shade(color: string, share: number): string {
  return mix(color, '#05070d', share);
}

export function lighten(color: string, share: number): string {
  return mix(color, palette.paper, share);
}
