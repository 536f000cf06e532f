import { schoolContent } from '@pathshala/content/testing/school-content';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toPng } from './build-share.ts';
import { drawnShare } from './share-picture.ts';

const titles = schoolContent().in.bn.courses.map(({ title }) => title);
const longest = titles.sort((a, b) => b.length - a.length)[0] ?? '';

test.each(['Physics', longest])(
  'the share picture of %s is 1200 × 630 and light, and needs no font',
  async (text) => {
    const drawing = drawnShare(text, 'পাঠশালা');
    expect(drawing).not.toContain('<text');
    expect(drawing).not.toBe(drawnShare('', 'পাঠশালা'));
    const png = await toPng(drawing);
    const { width, height, format } = await sharp(png).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(png.length).toBeLessThan(80_000);
  },
);
