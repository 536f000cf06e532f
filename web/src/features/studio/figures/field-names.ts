import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';

const names: Readonly<Record<string, (() => string) | undefined>> = {
  caption: words['studio-figure.caption'],
  from: words['studio-figure.from'],
  to: words['studio-figure.to'],
  step: words['studio-figure.step'],
  points: words['studio-figure.points'],
  at: words['studio-figure.at'],
  label: words['studio-figure.label'],
  jumps: words['studio-figure.jumps'],
  bars: words['studio-figure.bars'],
  parts: words['studio-figure.parts'],
  shaded: words['studio-figure.shaded'],
  hour: words['studio-figure.hour'],
  minute: words['studio-figure.minute'],
  groups: words['studio-figure.groups'],
  count: words['studio-figure.count'],
  perRow: words['studio-figure.perRow'],
  degrees: words['studio-figure.degrees'],
  xLabel: words['studio-figure.xLabel'],
  yLabel: words['studio-figure.yLabel'],
  lines: words['studio-figure.lines'],
  curves: words['studio-figure.curves'],
  coefficients: words['studio-figure.coefficients'],
  unit: words['studio-figure.unit'],
  value: words['studio-figure.value'],
  steps: words['studio-figure.steps'],
  loop: words['studio-figure.loop'],
  viewBox: words['studio-figure.viewBox'],
  polygons: words['studio-figure.polygons'],
  circles: words['studio-figure.circles'],
  segments: words['studio-figure.segments'],
  arrows: words['studio-figure.arrows'],
  labels: words['studio-figure.labels'],
  text: words['studio-figure.text'],
  r: words['studio-figure.radius'],
  fill: words['studio-figure.fill'],
  dashed: words['studio-figure.dashed'],
  'fill-leaf': words['studio-figure.green'],
  'fill-marigold': words['studio-figure.yellow'],
  'fill-bangla': words['studio-figure.red'],
  'fill-english': words['studio-figure.blue'],
  'fill-physics': words['studio-figure.violet'],
  'fill-chemistry': words['studio-figure.turquoise'],
  'fill-tint': words['studio-figure.pale'],
  'fill-none': words['studio-figure.none'],
};

/** Of a colour with `fill-` before it. Letters that are names themselves stay. */
export const fieldName = (name: string): string => names[name]?.() ?? name;

const left = words['studio-figure.left'];
const top = words['studio-figure.top'];
const width = words['studio-figure.width'];
const height = words['studio-figure.height'];
const places: Readonly<Record<string, readonly (() => string)[] | undefined>> = {
  viewBox: [left, top, width, height],
  x: [words['studio-figure.from'], words['studio-figure.to']],
  y: [words['studio-figure.from'], words['studio-figure.to']],
};

/** Of a point, its coordinate. */
export const placeName = (name: string, at: number): string =>
  places[name]?.[at]?.() ?? ['x', 'y'][at] ?? numberText(at + 1);
