import { type SubjectName, subjectNames } from '@pathshala/contract/catalogue/subjects';
import type { ListedSkill } from './listed-skill.ts';

/** Which skills are shown first, from the address. */
export interface SkillFilter {
  /** 1 to 12. Undefined: all classes. */
  readonly class: number | undefined;
  readonly subject: SubjectName | undefined;
}

/** Reads the filter from an address. `class=all` means all classes, even if the device has stored one. */
export function filterIn(params: URLSearchParams, chosenClass: number | undefined): SkillFilter {
  const [asked, subject] = [params.get('class'), params.get('subject')];
  const number = /^(?:[1-9]|1[0-2])$/.test(asked ?? '') ? Number(asked) : undefined;
  return {
    class: asked === null ? chosenClass : number,
    subject: subjectNames.find((one) => one === subject),
  };
}

/** The query string for a class and a subject. */
export function searchOf(filter: SkillFilter): string {
  const params = new URLSearchParams({ class: String(filter.class ?? 'all') });
  if (filter.subject) params.set('subject', filter.subject);
  return `?${params}`;
}

/** Groups items, in the order of each group's first item. */
function grouped<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>();
  for (const one of items) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups];
}

/** Skills by class, the lowest first. */
export const byClass = (skills: readonly ListedSkill[]) =>
  grouped(skills, (one) => one.class).sort(([a], [b]) => a - b);

/** Skills by subject. */
export const bySubject = (skills: readonly ListedSkill[]) => grouped(skills, ({ subject }) => subject);

/** Skills whose name, class or subject contains every typed word. All skills if nothing is typed. */
export function withWords(skills: readonly ListedSkill[], typed: string): ListedSkill[] {
  const plain = (text: string) => text.normalize('NFC').toLowerCase();
  const asked = plain(typed).split(/\s+/).filter(Boolean);
  return skills.filter((one) => {
    const text = plain(`${one.title} ${one.classLabel} ${one.subjectLabel}`);
    return asked.every((word) => text.includes(word));
  });
}
