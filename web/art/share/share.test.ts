import { loadContent } from '@pathshala/content/load-content';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { courseSources } from '../content.ts';
import { toPng } from './build-share.ts';
import { coursePicture, pagePicture } from './share-picture.ts';

const courses = courseSources(loadContent().courses);

describe('share pictures', () => {
  it('are 1200 × 630 and light, for the longest titles too', async () => {
    const longest = [...courses].sort((a, b) => b.title.length - a.title.length).slice(0, 4);
    const drawings = [
      pagePicture('A classroom', 'Pathshala'),
      ...longest.map((course) => coursePicture(course, 'Pathshala')),
    ];
    for (const drawing of drawings) {
      const png = await toPng(drawing);
      const { width, height, format } = await sharp(png).metadata();
      expect([format, width, height]).toEqual(['png', 1200, 630]);
      expect(png.length).toBeLessThan(80_000);
    }
  });

  it('carry their title as outlines', async () => {
    const [course] = courses;
    if (!course) throw new Error('There are no courses');
    const drawing = coursePicture(course, 'Pathshala');
    expect(drawing).not.toContain('<text');
    expect(coursePicture({ ...course, title: 'Another title' }, 'Pathshala')).not.toBe(drawing);
  });
});
