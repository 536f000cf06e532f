import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtFileOf } from '@pathshala/contract/site/all-routes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Packed, type Site, wantedOfCourse } from './course-parts.ts';

let site: Site;
beforeEach(() => {
  const clientFolder = mkdtempSync(join(tmpdir(), 'site-'));
  const graph: Site['graph'] = {
    chunkOf: (source) => ({ file: source, css: [`${source}.css`] }),
    withImports: (chunks) => chunks,
  };
  site = { clientFolder, graph, templateOf: (skill) => `templates/${skill}` };
  const pages = [
    '/__spa-fallback',
    '/course/-/lesson/-',
    '/downloads',
    '/practice/m1',
    '/practice/m1/data.json',
  ];
  for (const at of pages) {
    const file = join(clientFolder, builtFileOf(at));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'url("/assets/latin.woff2")url("/assets/body-bengali-1.woff2")');
  }
});
afterEach(() => rmSync(site.clientFolder, { recursive: true }));

const wanted = (packed: Partial<Packed>) =>
  wantedOfCourse({ language: 'en', lessons: [], skills: [], ...packed }, site);
const addresses = (packed: Partial<Packed>) => wanted(packed).map(({ at }) => at);
const practice = '/src/features/practice/exercise-page.tsx';

test('the list for any course has pages without text, with modules, styles and fonts, but no practice', () => {
  const parts = addresses({});
  expect(parts).toEqual(
    expect.arrayContaining([
      ...['/__spa-fallback', '/course/-/lesson/-', '/downloads', '/assets/latin.woff2'],
      ...['/src/entry.browser.tsx', '/src/features/lesson/lesson-page.tsx'],
      '/src/features/lesson/lesson-page.tsx.css',
    ]),
  );
  expect(parts).not.toContain(practice);
  expect(wanted({}).filter(({ otherScript }) => otherScript)).toEqual([
    { at: '/assets/body-bengali-1.woff2', otherScript: true },
  ]);
});

test('the practice of a lesson comes with its page, data, style and template', () => {
  const parts = addresses({ skills: ['m1'] });
  for (const at of ['/practice/m1', '/practice/m1/data.json', practice, `${practice}.css`])
    expect(parts).toContain(at);
});
