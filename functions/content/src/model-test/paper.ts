import { ownValue } from '@pathshala/contract/http/own-value';
import type { Exercise, SchoolClass } from '../practice/exercise.ts';
import type { Text } from '../practice/text.ts';
import type { FormName, SectionName } from './forms.ts';

export type PaperPart = { readonly key: string; readonly marks: number } & (
  | { readonly kind: 'marked'; readonly exercise: Exercise }
  | {
      /** Written in sentences and marked by the student: one mark for each line of the scheme. */
      readonly kind: 'written';
      readonly question: Text;
      readonly scheme: readonly Text[];
    }
);

export interface PaperItem {
  readonly key: string;
  readonly stem?: Text;
  readonly parts: readonly PaperPart[];
}

export interface PaperSection {
  readonly name: SectionName;
  readonly items: readonly PaperItem[];
  readonly toAnswer: number;
}

/** Plain data, and the same for the same class and seed. */
export interface Paper {
  readonly class: SchoolClass;
  readonly form: FormName;
  readonly seed: number;
  readonly minutes: number;
  readonly sections: readonly PaperSection[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export const marksOfItem = ({ parts }: PaperItem): number => sum(parts.map(({ marks }) => marks));

export function marksOfSection({ items, toAnswer }: PaperSection): number {
  return sum(items.slice(0, toAnswer).map(marksOfItem));
}

export const allParts = ({ sections }: Pick<Paper, 'sections'>): PaperPart[] =>
  sections.flatMap(({ items }) => items.flatMap(({ parts }) => parts));

export type Answers = Readonly<Record<string, string>>;

interface Item {
  readonly parts: readonly { readonly key: string }[];
}

interface Section {
  readonly items: readonly Item[];
  readonly toAnswer: number;
}

export const isAnswered = ({ parts }: Item, answers: Answers): boolean =>
  parts.some(({ key }) => (ownValue(answers, key) ?? '').trim() !== '');

export function unanswered(sections: readonly Section[], answers: Answers): number {
  return sections.reduce((all, { items, toAnswer }) => {
    const answered = items.filter((item) => isAnswered(item, answers)).length;
    return all + Math.max(0, toAnswer - answered);
  }, 0);
}

export function firstUnanswered(sections: readonly Section[], answers: Answers): number | undefined {
  const wanted = sections.flatMap(({ items, toAnswer }) => {
    const isEnough = items.filter((item) => isAnswered(item, answers)).length >= toAnswer;
    return items.map((item) => !isEnough && !isAnswered(item, answers));
  });
  const at = wanted.indexOf(true);
  return at < 0 ? undefined : at;
}
