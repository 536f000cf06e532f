import { MessageError, messageRefOf } from '@pathshala/contract/http/validation';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import type { Lang } from '@pathshala/contract/text/languages';
import { barChart } from './bar-chart.ts';
import { counters, fractionBars } from './counters.ts';
import { flow } from './flow.ts';
import type { FigureKind } from './kind.ts';
import { numberLine } from './number-line.ts';
import { plot } from './plot.ts';
import { angle, clock, shape } from './shape.ts';
import { round } from './svg.ts';

export const figureKinds: readonly FigureKind[] = [
  numberLine,
  fractionBars,
  clock,
  counters,
  angle,
  plot,
  barChart,
  flow,
  shape,
];

/** @throws MessageError with the wrong fields and their issues */
export function renderFigure(json: string, lang?: Lang): string {
  const fields = fieldsOf(json);
  const { kind, caption } = Object(fields) as { kind?: unknown; caption?: unknown };
  const known = figureKinds.find((each) => each.kind === kind);
  if (!known)
    throw new MessageError('faults.figureKind', {
      kind: String(kind),
      kinds: figureKinds.map((each) => each.kind).join(', '),
    });
  const { width, height, body, scale = 1 } = inKind(known, fields, lang);
  const name = escapeHtml(String(caption));
  const box = `viewBox="0 0 ${round(width)} ${round(height)}"`;
  const style = `style="display:block;width:100%;max-width:${Math.round(width * scale)}px;height:auto;margin:0 auto"`;
  const picture = `<svg role="img" aria-label="${name}" ${box} ${style}>${body}</svg>`;
  return `<figure class="figure figure-${known.kind}">${picture}</figure>\n`;
}

function fieldsOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new MessageError('faults.notJson', undefined, { cause: error });
  }
}

function inKind(known: FigureKind, fields: unknown, lang: Lang) {
  try {
    return known.draw(fields, lang);
  } catch (error) {
    throw new MessageError('faults.inPart', { part: known.kind, fault: messageRefOf(error) });
  }
}
