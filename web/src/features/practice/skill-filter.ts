import { type SubjectName, subjectNames } from '@pathshala/contract/catalogue/subjects';
import type { ListedSkill } from './listed-skill.ts';

/** Which skills are shown: what the page keeps in its address. */
export interface SkillFilter {
  /** 1 to 12; undefined: all. */
  readonly class: number | undefined;
  readonly subject: SubjectName | undefined;
}

/** What an address asks for. `class=all` stands for all of them, whichever class the device knows. */
export function filterIn(params: URLSearchParams, chosenClass: number | undefined): SkillFilter {
  const [asked, subject] = [params.get('class'), params.get('subject')];
  const number = /^(?:[1-9]|1[0-2])$/.test(asked ?? '') ? Number(asked) : undefined;
  return {
    class: asked === null ? chosenClass : number,
    subject: subjectNames.find((one) => one === subject),
  };
}

/** The address's query for a filter. */
export function searchOf(filter: SkillFilter): string {
  const params = new URLSearchParams({ class: String(filter.class ?? 'all') });
  if (filter.subject) params.set('subject', filter.subject);
  return `?${params}`;
}

/** Skills that a filter leaves. */
export function filtered(skills: readonly ListedSkill[], filter: SkillFilter): ListedSkill[] {
  return skills.filter(
    (one) =>
      (filter.class === undefined || one.class === filter.class) &&
      (filter.subject === undefined || one.subject === filter.subject),
  );
}

/** Skills by class, in its order. */
export function byClass(skills: readonly ListedSkill[]): [number, ListedSkill[]][] {
  const groups = new Map<number, ListedSkill[]>();
  for (const one of skills) groups.set(one.class, [...(groups.get(one.class) ?? []), one]);
  return [...groups].sort(([a], [b]) => a - b);
}

/** Skills whose name, class or subject has every word that somebody typed; all of them where nothing is typed. */
export function withWords(skills: readonly ListedSkill[], typed: string): ListedSkill[] {
  const plain = (text: string) => text.normalize('NFC').toLowerCase();
  const asked = plain(typed).split(/\s+/).filter(Boolean);
  return skills.filter((one) => {
    const text = plain(`${one.title} ${one.classLabel} ${one.subjectLabel}`);
    return asked.every((word) => text.includes(word));
  });
}
