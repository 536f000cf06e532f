import { builtSubjects } from '@pathshala/content/kinds/known-subjects';
import { type ListName, listNames, listOf } from '@pathshala/contract/catalogue/lists';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { say } from '@pathshala/messages/say';

export function chipOf(list: ListName, language: Language): string {
  const row = listOf(list);
  if (row.class === undefined) return say(language, `chips.${row.label}`);
  return new Intl.NumberFormat(language).format(row.class);
}

export interface CourseSource {
  readonly id: string;
  readonly subject: string;
  readonly list: ListName;
  readonly isOpen: boolean;
  readonly chip: string;
  /** Differs between neighbouring courses of a subject. */
  readonly turn: number;
}

/** Covers for courses that nobody has written yet: one for each subject of each list. */
export function subjectSources(language: Language) {
  return listNames.flatMap((list, row) =>
    builtSubjects.map(({ id: subject }) => ({
      ...{ id: `${list}-${subject}`, subject, list, chip: chipOf(list, language), turn: row * 5 },
    })),
  );
}

export function courseSources(
  courses: readonly CourseDetail[],
  language: Language = firstLanguage,
): CourseSource[] {
  return listNames.flatMap((list, row) => {
    const seen = new Map<string, number>();
    const own = courses.filter((course) => course.list === list);
    return own.map(({ _id, subject, complete }) => {
      const turn = seen.get(subject) ?? 0;
      seen.set(subject, turn + 1);
      return {
        id: _id,
        subject,
        list,
        isOpen: complete === true,
        chip: chipOf(list, language),
        turn: turn + row * 5,
      };
    });
  });
}
