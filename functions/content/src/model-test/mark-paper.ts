import { ownValue } from '@pathshala/contract/http/own-value';
import { mark } from '../practice/mark.ts';
import {
  type Answers,
  isAnswered,
  type Paper,
  type PaperItem,
  type PaperPart,
  type PaperSection,
} from './paper.ts';

export type OwnMarks = Readonly<Record<string, readonly number[]>>;

export type PartResult = 'right' | 'wrong' | 'open' | 'own';

/** Two sums that are never added: marks by the computer, and marks that students give themselves. */
export interface Sums {
  readonly score: number;
  readonly of: number;
  readonly own: number;
  readonly ownOf: number;
}

export interface SectionResult extends Sums {
  readonly name: PaperSection['name'];
  readonly counted: readonly string[];
}

export interface PaperResult extends Sums {
  readonly sections: readonly SectionResult[];
}

const none: Sums = { score: 0, of: 0, own: 0, ownOf: 0 };
const added = (a: Sums, b: Sums): Sums => ({
  score: a.score + b.score,
  of: a.of + b.of,
  own: a.own + b.own,
  ownOf: a.ownOf + b.ownOf,
});

export function resultOf(part: PaperPart, answers: Answers): PartResult {
  if (part.kind === 'written') return 'own';
  const typed = ownValue(answers, part.key) ?? '';
  if (typed.trim() === '') return 'open';
  return mark(part.exercise, typed).result === 'right' ? 'right' : 'wrong';
}

function sumsOf(part: PaperPart, answers: Answers, ownMarks: OwnMarks): Sums {
  if (part.kind !== 'written') {
    return { ...none, score: resultOf(part, answers) === 'right' ? part.marks : 0, of: part.marks };
  }
  const lines = new Set(
    ownValue(ownMarks, part.key)?.filter((line) => line >= 0 && line < part.scheme.length),
  );
  return { ...none, own: Math.min(lines.size, part.marks), ownOf: part.marks };
}

const sumsOfItem = (item: PaperItem, answers: Answers, ownMarks: OwnMarks): Sums =>
  item.parts.map((part) => sumsOf(part, answers, ownMarks)).reduce(added, none);

const isBegun = (item: PaperItem, answers: Answers, ownMarks: OwnMarks) =>
  isAnswered(item, answers) || item.parts.some(({ key }) => (ownValue(ownMarks, key) ?? []).length > 0);

/** The best ones count: by the computer's marks, then by the student's own. Unanswered ones fill the rest. */
function countedItems({ items, toAnswer }: PaperSection, answers: Answers, ownMarks: OwnMarks): PaperItem[] {
  const rank = (item: PaperItem) => {
    const { score, own } = sumsOfItem(item, answers, ownMarks);
    return score * 1000 + own * 10 + (isBegun(item, answers, ownMarks) ? 1 : 0);
  };
  const best = new Set(items.toSorted((a, b) => rank(b) - rank(a)).slice(0, toAnswer));
  return items.filter((item) => best.has(item));
}

export function markPaper(
  { sections }: Pick<Paper, 'sections'>,
  answers: Answers,
  ownMarks: OwnMarks = {},
): PaperResult {
  const results = sections.map((section): SectionResult => {
    const items = countedItems(section, answers, ownMarks);
    const sums = items.map((item) => sumsOfItem(item, answers, ownMarks)).reduce(added, none);
    return { name: section.name, counted: items.map(({ key }) => key), ...sums };
  });
  return {
    sections: results,
    ...results.map(({ score, of, own, ownOf }) => ({ score, of, own, ownOf })).reduce(added, none),
  };
}
