/** What was typed or chosen, by the parts' keys, as `mark` takes it; for a written part, its sentences. */
export type Answers = Readonly<Record<string, string>>;

interface Item {
  readonly parts: readonly { readonly key: string }[];
}

interface Section {
  readonly items: readonly Item[];
  readonly toAnswer: number;
}

/** Whether anything is in the fields of a question. */
export const isAnswered = ({ parts }: Item, answers: Answers): boolean =>
  parts.some(({ key }) => (answers[key] ?? '').trim() !== '');

/** How many questions have no answer yet, of those that are to be answered. */
export function unanswered(sections: readonly Section[], answers: Answers): number {
  return sections.reduce((all, { items, toAnswer }) => {
    const answered = items.filter((item) => isAnswered(item, answers)).length;
    return all + Math.max(0, toAnswer - answered);
  }, 0);
}

/** The place of the first question that still wants an answer, counted from 0 over all sections; undefined: none does. */
export function firstUnanswered(sections: readonly Section[], answers: Answers): number | undefined {
  const wanted = sections.flatMap(({ items, toAnswer }) => {
    const isEnough = items.filter((item) => isAnswered(item, answers)).length >= toAnswer;
    return items.map((item) => !isEnough && !isAnswered(item, answers));
  });
  const at = wanted.indexOf(true);
  return at < 0 ? undefined : at;
}
