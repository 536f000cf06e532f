import { sharePicture } from '@pathshala/contract/cover';
import { type InLanguages, type Language, languages, ownOrFirst } from '@pathshala/contract/languages';
import { ofSubject } from '@pathshala/contract/paths';
import { type SubjectName, subjects } from '@pathshala/contract/subjects';
import sharp from 'sharp';
import type { CourseSource } from '../content.ts';
import type { Output } from '../output.ts';
import { type ArticleSource, articlePicture } from './article-picture.ts';
import { coursePicture, pagePicture } from './share-picture.ts';

export interface ShareTexts {
  readonly name: string;
  readonly tagline: string;
}

/** Flat colours need few entries in the palette; no dithering, so that plain areas stay plain and pack well. */
export function toPng(drawing: string): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).png({ palette: true, colours: 48, dither: 0, effort: 4 }).toBuffer();
}

/** What the pictures of a language are drawn from. */
export interface ShareSubjects {
  readonly courses: readonly CourseSource[];
  readonly articles: readonly ArticleSource[];
}

/** What the pictures of two pages say. */
const pageTexts = {
  blogs: { en: 'Articles for learners and parents', bn: 'শিক্ষার্থী আর মা-বাবার জন্য লেখা' },
  contact: { en: 'A question? Write to us.', bn: 'কোনো প্রশ্ন? আমাদের লিখুন।' },
} as const satisfies Readonly<Record<string, InLanguages<string>>>;

/** What is published before the next build has the picture of its subject. */
const subjectTexts: InLanguages<Readonly<Record<SubjectName, string>>> = {
  en: Object.fromEntries(subjects.map(({ subject, label }) => [subject, label])) as Record<
    SubjectName,
    string
  >,
  bn: {
    bangla: 'বাংলা',
    english: 'ইংরেজি',
    mathematics: 'গণিত',
    physics: 'পদার্থবিজ্ঞান',
    chemistry: 'রসায়ন',
    biology: 'বিজ্ঞান ও জীববিজ্ঞান',
    coding: 'কোডিং',
    music: 'সংগীত ও চারুকলা',
    finance: 'অর্থ ও হিসাব',
    social: 'সামাজিক বিজ্ঞান',
    religious: 'ধর্ম ও নৈতিক শিক্ষা',
    psychology: 'মনোবিজ্ঞান ও জীবনদক্ষতা',
  },
};

/** The drawings of a language, by the names of their pictures. */
export function shareDrawings(
  language: Language,
  { courses, articles }: ShareSubjects,
  { name, tagline }: ShareTexts,
): Map<string, string> {
  return new Map([
    ['default', pagePicture(tagline, name)],
    ...Object.entries(pageTexts).map(
      ([page, text]) => [page, pagePicture(ownOrFirst<string>(text, language), name)] as const,
    ),
    ...subjects.map(
      ({ subject }) =>
        [
          ofSubject.shareName(subject),
          pagePicture(ownOrFirst(subjectTexts, language)[subject], name),
        ] as const,
    ),
    ...courses.map((course) => [`course/${course.id}`, coursePicture(course, name)] as const),
    ...articles.map((article) => [`blog/${article._id}`, articlePicture(article, name)] as const),
  ]);
}

/** Share pictures of pages, courses and articles in every language: docs/languages.md. */
export async function buildShare(
  output: Output,
  subjects: Readonly<Record<Language, ShareSubjects>>,
  texts: Readonly<Record<Language, ShareTexts>>,
): Promise<void> {
  const waiting = languages.flatMap((language) =>
    [...shareDrawings(language, subjects[language], texts[language])].map(
      ([name, drawing]) => [sharePicture(name, language).slice(1), drawing] as const,
    ),
  );
  // Two at a time: the picture library works beside us.
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, drawing] = next;
      await output.make(path, drawing, () => toPng(drawing));
    }
  };
  await Promise.all([work(), work()]);
}
