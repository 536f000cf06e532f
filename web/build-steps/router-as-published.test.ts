import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { routerAsPublished } from './router-as-published.ts';

test('the site is built with the files of React Router that are for its people', async () => {
  const read: string[] = [];
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [routerAsPublished(), { name: 'read', moduleParsed: ({ id }) => void read.push(id) }],
    build: {
      write: false,
      lib: { entry: fileURLToPath(import.meta.resolve('react-router-dom')), formats: ['es'] },
      rolldownOptions: { external: /^react(?:-dom)?(?:$|\/)/ },
    },
  });
  const router = read.filter((id) => id.includes('/node_modules/react-router/dist/'));
  expect(router.length).toBeGreaterThan(1);
  expect(router.filter((id) => !id.includes('/dist/production/'))).toEqual([]);
});
