import { array, number, object, string } from 'yup';
import { figureKind, fullWidth, shared } from './kind.ts';
import { ink, leaf, rect, text, tint } from './svg.ts';
import { textWidth } from './text-size.ts';

const schema = object({
  ...shared,
  bars: array()
    .of(
      object({
        parts: number().integer().min(1).max(24).required(),
        shaded: number()
          .integer()
          .min(0)
          .required()
          .when('parts', ([parts], shaded) => shaded.max(parts as number)),
        label: string().required(),
      }).noUnknown(),
    )
    .min(1)
    .max(8)
    .required(),
}).noUnknown();

const { width, scale } = fullWidth;
const height = 36;
const gap = 14;

/** Bars of equal length, each cut into equal parts. The first parts are shaded, and labels stand in front. */
export const fractionBars = figureKind('fraction-bars', schema, ({ bars }) => {
  const left = Math.max(...bars.map((bar) => textWidth(bar.label, 16))) + 16;
  const length = width - left - 4;
  const body = bars.map(({ parts, shaded, label }, index) => {
    const top = 4 + index * (height + gap);
    const cells = Array.from({ length: parts }, (_, part) =>
      rect([left + (part * length) / parts, top], length / parts, height, {
        fill: part < shaded ? leaf : tint,
        stroke: ink,
        width: 1.5,
      }),
    );
    return (
      text([left - 12, top + height / 2 + 6], label, { size: 16, weight: 600, anchor: 'end' }) +
      cells.join('')
    );
  });
  return {
    width,
    height: 4 + bars.length * (height + gap) - gap + 4,
    body: body.join(''),
    scale,
    // A bar is one long.
  };
});
