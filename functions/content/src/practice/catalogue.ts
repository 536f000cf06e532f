import type { Language } from '@pathshala/contract/text/languages';
import type { ExerciseTemplate } from './exercise.ts';
import { templates } from './templates/all-templates.ts';
import { textIn } from './text-in.ts';

export type PlannedSkill = Pick<ExerciseTemplate, 'id' | 'class' | 'skill' | 'strategy'>;

export function plannedSkills(): PlannedSkill[] {
  return templates
    .map(({ id, class: inClass, skill, strategy }) => ({ id, class: inClass, skill, strategy }))
    .sort((a, b) => a.class - b.class);
}

export type PracticeSkill = Pick<
  ExerciseTemplate,
  'id' | 'subject' | 'class' | 'skill' | 'strategy' | 'lessons'
> & { readonly title: string };

export function practiceSkills(language: Language): PracticeSkill[] {
  return [...templates]
    .sort((a, b) => a.class - b.class)
    .map(({ id, title, subject, class: inClass, skill, strategy, lessons }) => ({
      ...{ id, title: textIn(title, language), subject, class: inClass, skill, strategy, lessons },
    }));
}

export type SkillTitle = Pick<PracticeSkill, 'id' | 'class' | 'title'>;

export function skillTitlesIn(language: Language): SkillTitle[] {
  return practiceSkills(language).map(({ id, class: inClass, title }) => ({ id, class: inClass, title }));
}

export type PracticeLink = Pick<PracticeSkill, 'id' | 'title'>;

export function linksByLesson(language: Language): Record<string, PracticeLink[]> {
  const links: Record<string, PracticeLink[]> = {};
  for (const { id, title, lessons } of practiceSkills(language)) {
    for (const lesson of lessons) links[lesson] = [...(links[lesson] ?? []), { id, title }];
  }
  return links;
}
