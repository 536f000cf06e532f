import { siteConfig } from '@pathshala/brand/site.config';
import { siteIn } from '@pathshala/brand/site-in';
import { schoolContent } from '@pathshala/content/testing/school-content';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { courseSources } from '../content.ts';
import { articlePicture } from './article-picture.ts';
import { shareDrawings, toPng } from './build-share.ts';
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

  it('are all in Bangla for pages in Bangla', () => {
    // All pages and subjects, and a few courses and articles, which are all drawn alike.
    const few = <One>(all: readonly One[]) => all.slice(0, 3);
    const subjects = {
      courses: courseSources(few(content.in.bn.courses), 'bn'),
      articles: few(content.in.bn.articles),
    };
    const own = shareDrawings('bn', subjects, siteIn('bn'));
    const english = shareDrawings('en', { courses: few(courses), articles: few(articles) }, siteConfig);
    expect([...own.keys()]).toEqual([...english.keys()]);
    for (const [name, drawing] of own) expect(drawing, name).not.toBe(english.get(name));
  });

  it('carry their title as outlines', async () => {
    const [course] = courses;
    if (!course) throw new Error('There are no courses');
    const drawing = coursePicture(course, 'Pathshala');
    expect(drawing).not.toContain('<text');
    expect(coursePicture({ ...course, title: 'Another title' }, 'Pathshala')).not.toBe(drawing);
  });

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
