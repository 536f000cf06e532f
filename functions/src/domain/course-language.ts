import type { CardRecord, CourseRecord } from '@pathshala/content/records';
import type { Course, CourseDetail } from '@pathshala/contract/course';
import { firstLanguage, type Language } from '@pathshala/contract/language';
import { otherLanguages } from '@pathshala/contract/local-text';
import { inContractOrder } from './contract-order.ts';

/** A list's course in a language. */
export function cardIn(record: CardRecord, language: Language): Course {
  if (language === firstLanguage) return inContractOrder<Course>(record);
  const course = inContractOrder<Course>({ ...record, ...record[language] });
  return withLanguages(course, { title: course.title, summary: course.summary }, language);
}

/** A course with its outline, in a language. */
export function courseIn(id: string, record: CourseRecord, language: Language): CourseDetail {
  const own = { _id: id, ...record };
  if (language === firstLanguage) return inContractOrder<CourseDetail>(own);
  const texts = record[language];
  const outline = own.outline.map((item) => ({ ...item, title: texts?.outline[item.id] ?? item.title }));
  const outcomes = [...(texts?.outcomes ?? own.outcomes)];
  const course = inContractOrder<CourseDetail>({ ...own, ...texts, outcomes, outline });
  return withLanguages(course, textsOf(course), language);
}

/** Every text of a course, by its field. */
function textsOf({ title, summary, audience, outcomes, outline }: CourseDetail): Record<string, string> {
  return {
    title,
    summary,
    audience,
    ...Object.fromEntries(outcomes.map((text, at) => [`outcomes[${at}]`, text])),
    ...Object.fromEntries(outline.map((item, at) => [`outline[${at}].title`, item.title])),
  };
}

/** Says which of an answer's texts have no translation. */
function withLanguages<T extends Course>(course: T, texts: Record<string, string>, language: Language): T {
  const lang = otherLanguages(texts, language);
  return lang ? { ...course, lang } : course;
}
