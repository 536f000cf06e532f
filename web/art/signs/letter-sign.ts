import { outline } from '../text/outline.ts';

export const letterSigns = { bangla: 'ক', english: 'Aa', chemistry: 'H₂O', finance: '৳' } as const;

const box = 96;
const margin = { wide: 4, high: 10 };

export function letterSign(text: string): string {
  const reference = 100;
  const { box: ink } = outline(text, { font: 'sign', size: reference });
  const [width, height] = [ink.right - ink.left, ink.bottom - ink.top];
  const scale = Math.min((box - 2 * margin.wide) / width, (box - 2 * margin.high) / height);
  return outline(text, {
    font: 'sign',
    size: reference * scale,
    x: (box - width * scale) / 2 - ink.left * scale,
    y: (box - height * scale) / 2 - ink.top * scale,
  }).d;
}
