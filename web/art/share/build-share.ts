import { ofSubject } from '@pathshala/contract/paths';
import { subjects } from '@pathshala/contract/subjects';
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

/** Share pictures of pages (`og/<page>.png`), courses (`og/course/<id>.png`), subjects and articles (`og/blog/<id>.png`). */
export async function buildShare(
  output: Output,
  { courses, articles }: { courses: readonly CourseSource[]; articles: readonly ArticleSource[] },
  { name, tagline }: ShareTexts,
): Promise<void> {
  const drawings = new Map<string, string>([
    ['og/default.png', pagePicture(tagline, name)],
    ['og/blogs.png', pagePicture('Articles for learners and parents', name)],
    ['og/contact.png', pagePicture('A question? Write to us.', name)],
    // Of what is published before the next build.
    ...subjects.map(
      ({ subject, label }) => [ofSubject.share(subject).slice(1), pagePicture(label, name)] as const,
    ),
    ...courses.map((course) => [`og/course/${course.id}.png`, coursePicture(course, name)] as const),
    ...articles.map((article) => [`og/blog/${article._id}.png`, articlePicture(article, name)] as const),
  ]);
  const waiting = [...drawings];
  // Two at a time: the picture library works beside us.
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, drawing] = next;
      await output.make(path, drawing, () => toPng(drawing));
    }
  };
  await Promise.all([work(), work()]);
}
