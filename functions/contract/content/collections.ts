import { firstLanguage, type Language } from '../text/languages.ts';

/** Where the catalogue lies in Firestore: the seed writes it and the API reads it. */
export const catalogueCollections = {
  courses: 'courses',
  catalogue: 'catalogue',
  lessons: (courseId: string) => `courses/${courseId}/lessons`,
} as const;

/** The id of a lesson's document in a language: `first`, `first.bn`. A lesson's own id has no point in it. */
export function lessonVersion(lessonId: string, language: Language): string {
  return language === firstLanguage ? lessonId : `${lessonId}.${language}`;
}
