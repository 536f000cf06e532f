import { fingerprintOf } from '@pathshala/content/fingerprint';
import { readGlossary } from '@pathshala/content/glossary';
import { type SchoolContent, schoolFolder } from '@pathshala/content/load-content';
import { writtenExercise } from '@pathshala/content/practice/written-exercise';
import { readSources } from '@pathshala/content/sources';
import { firstLanguage, type Language } from '@pathshala/contract/language';
import type { School } from '../../src/ui/page-loader.ts';

/** The school as its files have it, in a language. */
export function schoolOfFiles(content: SchoolContent, language: Language): School {
  const texts = language === firstLanguage ? content : content.in[language];
  const sources = readSources(schoolFolder);
  return {
    courses: async () => texts.courses,
    lesson: async (courseId, lessonId) => texts.lessons.get(courseId)?.find(({ id }) => id === lessonId),
    articles: async () => texts.articles,
    instructors: async () => texts.instructors,
    page: async (name) => {
      const page = texts.pages.find((one) => one.name === name);
      const print = fingerprintOf(sources.filter(({ kind, id }) => kind === 'pages' && id === name));
      return page && { page, print };
    },
    glossary: async () => readGlossary(),
    exercise: async (id, seed, level) => writtenExercise(id, seed, level, language),
  };
}
