import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noTemplate } from '../practice-chunks.ts';
import { keptLater, keptModules, laterIn, missingLater, templateFile } from './kept-modules.ts';

let site = '';
const write = (name: string, text: string) => writeFileSync(join(site, 'assets', name), text);

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'kept-'));
  mkdirSync(join(site, 'assets'));
});
afterEach(() => rmSync(site, { recursive: true }));

const listed =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a.js","assets/b.css"])))=>0;';

test('reads what a module may import later, with the style that it needs', () => {
  const text = `${listed}e(()=>import(\`./one-12345678.js\`).then(e=>({default:e.One})),__vite__mapDeps([0,1])),()=>import("./two-12345678.js"),import("/offline.js")`;
  expect(laterIn(text)).toEqual([
    { file: 'one-12345678.js', styles: ['/assets/b.css'] },
    { file: 'two-12345678.js', styles: [] },
  ]);
});

test('finds the file of a template', () => {
  const text =
    '{"m1-a":()=>e(()=>import(`./sums-12345678.js`).then(e=>e.a),[]),"m1-b":()=>e(()=>import(`./dots-12345678.js`).then(e=>e.b),[])}';
  expect(templateFile(text, 'm1-b')).toBe('dots-12345678.js');
  expect(() => templateFile(text, 'm1-c')).toThrow('m1-c');
});

test('keeps what comes at once, what of the rest is wanted, and no template but those that are practised', () => {
  write(
    'page-12345678.js',
    `${listed}import"./react-12345678.js";import(\`./engine-12345678.js\`),__vite__mapDeps([1]);import("./studio-12345678.js")`,
  );
  write('react-12345678.js', '');
  write('studio-12345678.js', '');
  write('engine-12345678.js', 'import"./load-template-12345678.js"');
  write(
    'load-template-12345678.js',
    `{"m1-a":()=>import("./sums-12345678.js"),"m1-b":()=>import("./dots-12345678.js")};Error(\`${noTemplate}\`+e)`,
  );
  write('sums-12345678.js', 'import"./react-12345678.js"');
  write('dots-12345678.js', '');
  const kept = keptModules(['/assets/page-12345678.js'], ['m1-a'], site);
  expect([...kept].sort()).toEqual([
    '/assets/b.css',
    '/assets/engine-12345678.js',
    '/assets/load-template-12345678.js',
    '/assets/page-12345678.js',
    '/assets/react-12345678.js',
    '/assets/sums-12345678.js',
  ]);
  expect(missingLater(kept)).toEqual(keptLater.filter((name) => name !== 'engine'));
});
