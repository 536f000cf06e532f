import type { CourseDetail } from '@pathshala/contract/courses/course';
import { type Translation, translations } from '@pathshala/contract/text/languages';
import { type CourseWord, cardWords, courseWords } from '../kinds/course.ts';
import type { CardTexts, CourseTexts } from '../records.ts';

type Courses = ReadonlyMap<string, CourseDetail>;
type ByLanguage<Texts> = { [Name in Translation]?: Texts };

/** What a course's page says in other languages; a language is missing in which it says nothing else than in the first. */
export function courseTexts(
  course: CourseDetail,
  others: Readonly<Record<Translation, Courses>>,
): ByLanguage<CourseTexts> {
  return inOthers(course, others, (one) => ({
    ...wordsOf(one, courseWords),
    outline: Object.fromEntries(one.outline.map((item) => [item.id, item.title])),
  }));
}

/** The same of what a list shows. */
export function cardTexts(
  course: CourseDetail,
  others: Readonly<Record<Translation, Courses>>,
): ByLanguage<CardTexts> {
  return inOthers(course, others, (one) => wordsOf(one, cardWords));
}

function wordsOf<Name extends CourseWord>(course: CourseDetail, names: readonly Name[]) {
  // Firestore keeps no undefined values.
  const there = names.filter((name) => course[name] !== undefined);
  return Object.fromEntries(there.map((name) => [name, course[name]])) as Pick<CourseDetail, Name>;
}

function inOthers<Texts>(
  course: CourseDetail,
  others: Readonly<Record<Translation, Courses>>,
  textsOf: (course: CourseDetail) => Texts,
): ByLanguage<Texts> {
  const found: ByLanguage<Texts> = {};
  for (const language of translations) {
    const other = others[language].get(course._id);
    if (!other) continue;
    const texts = textsOf(other);
    if (JSON.stringify(texts) !== JSON.stringify(textsOf(course))) found[language] = texts;
  }
  return found;
}
