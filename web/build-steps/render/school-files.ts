import { readGlossary } from '@pathshala/content/glossary';
import type { SchoolContent } from '@pathshala/content/load-content';
import { writtenExercise } from '@pathshala/content/practice/written-exercise';
import { firstLanguage, type Language } from '@pathshala/contract/languages';
import type { School } from '../../src/ui/page-loader.ts';

/** The school as its files have it, in a language. */
export function schoolOfFiles(content: SchoolContent, language: Language): School {
  const texts = language === firstLanguage ? content : content.in[language];
  return {
    courses: async () => texts.courses,
    lesson: async (courseId, lessonId) => texts.lessons.get(courseId)?.find(({ id }) => id === lessonId),
    articles: async () => texts.articles,
    instructors: async () => texts.instructors,
    page: async (name) => texts.pages.find((one) => one.name === name),
    home: async () => texts.home,
    glossary: async () => readGlossary(),
    exercise: async (id, seed, level) => writtenExercise(id, seed, level, language),
  };
}
