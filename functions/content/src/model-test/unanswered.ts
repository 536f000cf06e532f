import { ownValue } from '@pathshala/contract/http/own-value';

/** Typed or chosen answers by the parts' keys, as `mark` takes them. For a written part, its sentences. */
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
