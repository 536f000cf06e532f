import { fileURLToPath } from 'node:url';
import { mark, rightAnswer } from '@pathshala/content/practice/mark';
import { templates } from '@pathshala/content/practice/templates/all-templates';
import type { Text } from '@pathshala/content/practice/text';
import { textIn } from '@pathshala/content/practice/text-in';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { practiceTexts } from './practice-texts.ts';

const pathOf = (name: string) => fileURLToPath(import.meta.resolve(`@pathshala/content/practice/${name}`));

/** The templates and the code of their texts, as in a page. */
async function built(language: Language) {
  const entry = 'virtual:entry';
  const code = ['templates/all-templates', 'mark', 'text-in']
    .map((name) => `export * from ${JSON.stringify(pathOf(name))};`)
    .join('\n');
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? code : undefined),
      },
      practiceTexts(language),
    ],
    build: { write: false, ssr: true, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
    ssr: { noExternal: true },
  })) as Rolldown.RolldownOutput;
  const url = `data:text/javascript,${encodeURIComponent(output[0].code)}`;
  const page = (await import(url)) as { templates: typeof templates; textIn: typeof textIn };
  return { ...page, code: output[0].code };
}

test.each(languages)('a page in %s has the texts of its exercises in no other language', async (language) => {
  const page = await built(language);
  expect(page.templates.length).toBe(templates.length);
  for (const [at, template] of page.templates.entries()) {
    const [own, other] = [template.generate(7, 2), templates[at]?.generate(7, 2)];
    expect(own).toEqual(other);
    const marking = mark(own, '');
    const inputError: Text[] = 'feedback' in marking && marking.feedback ? [marking.feedback] : [];
    const texts: Text[] = [template.title, own.question, ...own.hints, rightAnswer(own), ...inputError];
    for (const text of texts) expect(page.textIn(text, language)).toBe(textIn(text, language));
  }
  const title = (one: Language) => textIn(templates[0]?.title ?? '', one);
  expect(page.code).toContain(title(language));
  for (const one of languages.filter((each) => each !== language))
    expect(page.code).not.toContain(title(one));
});
