import { figureKinds } from '@pathshala/content/render/figures/render-figure';
import { firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';
import { expect, it, test } from 'vitest';
import type { FigureFields } from '../figures/figure-form.tsx';
import { startersIn } from '../lesson/starters.ts';
import { handlesOf } from './handle-rows.ts';

const example = (kind: string, language: Language = firstLanguage): FigureFields => ({
  kind,
  ...startersIn(language).figures[kind],
});
const handle = (fields: FigureFields, name: string) => {
  const found = handlesOf(fields).find((one) => one.name === name);
  if (!found) throw new Error(`${name}: ${handlesOf(fields).map((one) => one.name)}`);
  return found;
};

const withoutPlaces = ['counters', 'flow'];

test.each(figureKinds.map((kind) => [kind.kind, kind] as const))(
  '%s: each handle has a name of its own, stands on the drawing, and leaves a figure that can be drawn',
  (kind, { draw }) => {
    for (const language of languages) {
      const fields = example(kind, language);
      const { grid, width, height } = draw(fields);
      const handles = handlesOf(fields);
      expect(handles.length > 0).toBe(!withoutPlaces.includes(kind));
      expect(grid !== undefined).toBe(handles.length > 0);
      expect(new Set(handles.map(({ name }) => name)).size).toBe(handles.length);
      for (const { at, to, by, name } of handles) {
        if (!grid) continue;
        const drawn = at.map((one, axis) => (grid.origin[axis] ?? 0) + one * (grid.unit[axis] ?? 0));
        expect(drawn[0], name).toBeGreaterThanOrEqual(0);
        expect(drawn[0], name).toBeLessThanOrEqual(width);
        expect(drawn[1], name).toBeGreaterThanOrEqual(0);
        expect(drawn[1], name).toBeLessThanOrEqual(height);
        expect(() => draw(to([at[0] + 0.3, at[1] + 0.3])), name).not.toThrow();
        for (const [right, up] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const)
          expect(() => draw(by(right, up)), name).not.toThrow();
        expect(to(at), name).toEqual(fields);
      }
    }
  },
);

it('moves what is a place by steps of its figure, as far as the figure goes', () => {
  const line = example('number-line');
  expect(handle(line, 'Points 1').to([6.4, 3]).points).toEqual([{ at: 6, label: '6' }]);
  expect(handle(line, 'Points 1').to([99, 0]).points).toEqual([{ at: 10, label: '10' }]);
  expect(handle(line, 'Jumps 1: To').by(0, -1).jumps).toEqual([{ from: 1, to: 3, label: '+2' }]);
  const plot = example('plot');
  expect(handle(plot, 'Points 1').to([1.2, 2.9]).points).toEqual([{ x: 1, y: 3, label: '(1, 3)' }]);
  expect(handle(example('bar-chart'), 'Bars 2: Value').by(0, 1).bars).toContainEqual({
    label: 'Sohel',
    value: 7,
  });
  expect(handle(example('fraction-bars'), 'Bars 1: Parts in colour').to([0.4, 0]).bars).toEqual([
    { parts: 4, shaded: 2, label: '2/4' },
  ]);
  const shape = example('shape');
  expect(handle(shape, 'Lines 1: To').by(0, 1).segments).toEqual([{ from: [30, 4], to: [30, 35] }]);
  expect(handle(shape, 'Circles 1: Radius').to([40.2, 20]).circles).toEqual([
    { x: 30, y: 20, r: 10, fill: 'marigold' },
  ]);
});

it('turns the hands of a clock and the ray of an angle', () => {
  const clock = example('clock');
  expect(handle(clock, 'Minute').to([50, 0])).toMatchObject({ hour: 3, minute: 15 });
  expect(handle(clock, 'Hour').to([0, 50])).toMatchObject({ hour: 0, minute: 30 });
  expect(handle({ ...clock, minute: 59 }, 'Minute').by(1, 0)).toMatchObject({ minute: 0 });
  const angle = example('angle');
  expect(handle(angle, 'Degrees').to([0, 80])).toMatchObject({ degrees: 90, label: '90°' });
});

it('lets a label that says the value follow it in its own digits, and leaves every other', () => {
  const angle = { ...example('angle', 'bn'), degrees: 60, label: '৬০°' };
  expect(handle(angle, 'Degrees').by(0, 1)).toMatchObject({ degrees: 61, label: '৬১°' });
  expect(handle({ ...angle, label: 'x' }, 'Degrees').by(0, 1)).toMatchObject({ label: 'x' });
});
