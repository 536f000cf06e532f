import { subjects } from '@pathshala/contract/catalogue/subjects';
import { sharePicture } from '@pathshala/contract/pictures/cover';
import { subjectPaths } from '@pathshala/contract/site/paths';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { say } from '@pathshala/messages/say';
import sharp from 'sharp';
import type { CourseSource } from '../content.ts';
import type { Output } from '../output.ts';
import { type ArticleSource, articlePicture } from './article-picture.ts';
import { coursePicture, pagePicture } from './share-picture.ts';

export interface ShareTexts {
  readonly name: string;
  readonly tagline: string;
}

/** A small palette without dithering keeps flat colours flat and files small. */
export function toPng(drawing: string): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).png({ palette: true, colours: 48, dither: 0, effort: 1 }).toBuffer();
}

/** What a language's pictures are drawn from. */
export interface ShareSubjects {
  readonly courses: readonly CourseSource[];
  readonly articles: readonly ArticleSource[];
}

/** Two pages with pictures of their own. */
const pagesWithText = ['blogs', 'contact'] as const;

/** The drawings of a language, by name. */
export function shareDrawings(
  language: Language,
  { courses, articles }: ShareSubjects,
  { name, tagline }: ShareTexts,
): Map<string, string> {
  return new Map([
    ['default', pagePicture(tagline, name)],
    ...pagesWithText.map((page) => [page, pagePicture(say(language, `share.${page}`), name)] as const),
    // Content published before the next build has its subject's picture.
    ...subjects.map(
      ({ subject, label }) =>
        [subjectPaths.shareName(subject), pagePicture(say(language, `names.${label}`), name)] as const,
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
  // Two at a time: the picture library uses threads of its own.
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, drawing] = next;
      await output.make(path, drawing, () => toPng(drawing));
    }
  };
  await Promise.all([work(), work()]);
}
