import { siteIn } from '@pathshala/brand/site-in';
import { readGlossary } from '@pathshala/content/glossary';
import { allKinds } from '@pathshala/content/kinds/all-kinds';
import { itemIn } from '@pathshala/content/kinds/fields-of';
import { type SchoolContent, schoolFolder } from '@pathshala/content/load-content';
import { loadTemplate } from '@pathshala/content/practice/load-template';
import { showExercise } from '@pathshala/content/practice/show-exercise';
import { renderArticle } from '@pathshala/content/render/lesson-record';
import { readSources } from '@pathshala/content/sources';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { footerPages, type PartContent } from '@pathshala/contract/content/published';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import type { School } from '../../src/page/page-loader.ts';

function itemsOfFiles<Kind extends StudioKind>(kind: Kind, language: Language): PartContent<Kind> {
  const sources = allKinds[kind].neverBuilt ? [] : readSources(schoolFolder, [kind]);
  return sources.map((one) => itemIn(kind, one, language)) as unknown as PartContent<Kind>;
}

export function schoolOfFiles(content: SchoolContent, language: Language): School {
  const texts = language === firstLanguage ? content : content.in[language];
  const read = new Map<StudioKind, unknown>();
  return {
    courses: async () => texts.courses,
    lesson: async (courseId, lessonId) => texts.lessons.get(courseId)?.find(({ id }) => id === lessonId),
    articles: async () => texts.articles,
    html: async (markdown, lang) => renderArticle(markdown, lang),
    items: async <Kind extends StudioKind>(kind: Kind) => {
      // Every page asks for the subjects.
      const items = (read.get(kind) as PartContent<Kind>) ?? itemsOfFiles(kind, language);
      read.set(kind, items);
      return items;
    },
    page: async (name) => texts.pages.find((one) => one.name === name),
    footer: async () => footerPages(texts.pages),
    settings: async () => siteIn(language),
    home: async () => texts.home,
    glossary: async () => readGlossary(schoolFolder),
    exercise: async (id, seed, level) =>
      showExercise((await loadTemplate(id)).generate(seed, level), language),
  };
}
