import { schoolContent } from '@pathshala/content/testing/school-content';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { courseSources } from '../content.ts';
import { articlePicture } from './article-picture.ts';
import { toPng } from './build-share.ts';
import { coursePicture, pagePicture } from './share-picture.ts';

const content = schoolContent();
const { courses: written, articles } = content;
const courses = courseSources(written);

const longest = <One extends { readonly title: string }>(all: readonly One[]): One => {
  const [first] = [...all].sort((a, b) => b.title.length - a.title.length);
  if (!first) throw new Error('There is none');
  return first;
};

describe('share pictures', () => {
  it('are 1200 × 630 and light, for the longest titles too', async () => {
    const drawings = [
      coursePicture(longest(courses), 'Pathshala'),
      pagePicture(longest(content.in.bn.courses).title, 'পাঠশালা'),
      articlePicture(longest(articles), 'Pathshala'),
    ];
    for (const drawing of drawings) {
      const png = await toPng(drawing);
      const { width, height, format } = await sharp(png).metadata();
      expect([format, width, height]).toEqual(['png', 1200, 630]);
      expect(png.length).toBeLessThan(80_000);
    }
  }, 20_000);

  it('show an article’s own title and author, in both alphabets', () => {
    for (const lang of ['en', 'bn']) {
      const article = articles.find((one) => one.lang === lang);
      if (!article) throw new Error(`There is no article in ${lang}`);
      const drawing = articlePicture(article, 'Pathshala');
      expect(drawing).not.toContain('<text');
      for (const other of [{ title: 'Another title' }, { userName: 'Another author' }]) {
        expect(articlePicture({ ...article, ...other }, 'Pathshala')).not.toBe(drawing);
      }
    }
  });
});
