import { firstLanguage, type Language } from '../text/languages.ts';

/** Paths of the catalogue in Firestore, written by the seed and read by the API. */
export const catalogueCollections = {
  courses: 'courses',
  catalogue: 'catalogue',
  lessons: (courseId: string) => `courses/${courseId}/lessons`,
  lessonOrders: 'lessonOrders',
} as const;

/** The document id of a lesson in a language: `first`, `first.bn`. Lesson ids contain no dots. */
export function lessonVersion(lessonId: string, language: Language): string {
  return language === firstLanguage ? lessonId : `${lessonId}.${language}`;
}
