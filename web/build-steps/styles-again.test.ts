import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { stylesAgain } from './styles-again.ts';

const modules: Readonly<Record<string, string>> = {
  entry: `export const open = () => import('virtual:part');`,
  part: `import 'virtual:part.css'; export default 1;`,
  'part.css': `p { color: red }`,
};

/** A page that loads a part with a style sheet. */
async function built(): Promise<{ open: () => Promise<unknown> }> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    base: 'https://school.example/',
    plugins: [
      {
        name: 'files',
        resolveId: (id) => (id.startsWith('virtual:') ? `/${id.replace('virtual:', '')}` : undefined),
        load: (id) => modules[id.slice(1)],
      },
      stylesAgain(),
    ],
    build: { write: false, rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  return await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

test('a style sheet that did not come is asked for again with its part', async () => {
  const { open } = await built();
  const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
  onTestFinished(() => teardown(globalThis));
  const sheets = () => [...document.querySelectorAll('link[rel=stylesheet]')];
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const opened = open();
    expect(sheets()).toHaveLength(1);
    sheets()[0]?.dispatchEvent(new Event('error'));
    sheets()[0]?.remove();
    await expect(opened).rejects.toThrow(/CSS/);
  }
});
