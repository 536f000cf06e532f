import { type ListName, listOf } from '@pathshala/contract/catalogue/lists';
import { isDrawn, newerSubjects, type Subject } from '@pathshala/contract/catalogue/subjects';
import type { Language } from '@pathshala/contract/text/languages';
import { textIn } from '@pathshala/contract/text/local-text';
import files from '../../subjects.json' with { type: 'json' };

/** In the order of the site. The site's bundle has their names in its own language only. */
export const builtSubjects: readonly Subject[] = files;
const built = new Map(builtSubjects.map((one) => [one.id, one]));

export const knownSubjects = (): Subject[] => [...new Map([...built, ...newerSubjects]).values()];

export const isKnown = (id: string): boolean => newerSubjects.has(id) || built.has(id);

/** Until it is known, a subject is called by its id. */
export const subjectOf = (id: string): Subject =>
  newerSubjects.get(id) ??
  built.get(id) ?? { id, name: id, colour: '#37607E', sign: isDrawn(id) ? id : id.slice(0, 2) };

interface Place {
  readonly subject: string;
  readonly list?: ListName;
}

/** Its name in a list: a class may call it otherwise. */
export function subjectName({ subject, list }: Place, language: Language): string {
  const { name, inClasses = [] } = subjectOf(subject);
  const number = (list && listOf(list).class) ?? 0;
  const own = inClasses.find(({ from, to }) => number >= from && number <= to);
  return textIn(own?.name ?? name, language).text;
}
