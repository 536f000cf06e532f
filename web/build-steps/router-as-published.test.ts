import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { routerAsPublished } from './router-as-published.ts';

/** Builds a module as the site is built. @returns its text, and what was read for it */
async function built(entry: string): Promise<{ readonly code: string; readonly read: readonly string[] }> {
  const read: string[] = [];
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [routerAsPublished(), { name: 'read', moduleParsed: ({ id }) => void read.push(id) }],
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: /^react(?:-dom)?(?:$|\/)/ },
    },
  });
  const code = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  return { code: code.map((one) => ('code' in one ? one.code : '')).join(''), read };
}

test('the site is built with the files of React Router that are for its people', async () => {
  const { read } = await built(fileURLToPath(import.meta.resolve('react-router-dom')));
  const router = read.filter((id) => id.includes('/node_modules/react-router/dist/'));
  expect(router.length).toBeGreaterThan(1);
  expect(router.filter((id) => !id.includes('/dist/production/'))).toEqual([]);
});

test('what the site does not use of it stays away', async () => {
  const { code } = await built(fileURLToPath(new URL('../src/ui/link.tsx', import.meta.url)));
  expect(code).toContain('preventScrollReset');
  expect(code).not.toMatch(/displayName|cannot submit|prefetch/i);
});
