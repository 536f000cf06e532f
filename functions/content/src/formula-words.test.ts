import { firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';
import { describe, expect, test } from 'vitest';
import { formulasIn } from './formulas.ts';
import { lessonSources } from './testing/lesson-sources.ts';
import { schoolContent } from './testing/school-content.ts';

const content = schoolContent();

/** The formulas of all lessons in a language, as they are shown. */
function formulasOf(language: Language): { readonly mathml: string; readonly words: string }[] {
  const { lessons } = language === firstLanguage ? content : content.in[language];
  const shown = [...lessons.values()]
    .flat()
    .flatMap(({ body, quiz }) => [
      body,
      ...quiz.flatMap(({ question, options, explanation }) => [question, ...options, explanation]),
    ]);
  return shown
    .flatMap((html) => html.match(/<math[\s\S]*?<\/math>/g) ?? [])
    .map((mathml) => ({ mathml, words: /^<math[^>]* aria-label="([^"]*)"/.exec(mathml)?.[1] ?? '' }));
}

/** Every text of theirs that is rendered, as it is written. */
function writtenIn(language: Language): string[] {
  return lessonSources()
    .filter((one) => one.language === language)
    .flatMap(({ markdown, quiz }) => [
      markdown,
      ...quiz.flatMap(({ question, options, explanation }) => [question, ...options, explanation]),
    ]);
}

describe.each(languages)('the words of every formula in %s', (language) => {
  const formulas = formulasOf(language);

  test('are there', () => {
    expect(formulas).toHaveLength(writtenIn(language).flatMap(formulasIn).length);
    if (language === firstLanguage) expect(formulas.length).toBeGreaterThan(1500);
    expect(formulas.filter(({ words }) => words === '')).toEqual([]);
    expect(formulas.filter(({ mathml }) => mathml.includes('data-unspoken'))).toEqual([]);
  });

  test('hold no sign that is not spoken, and nothing of TeX', () => {
    const unspoken = /[\\{}$^_|+−×÷⋅=≠≈<>≤≥→±√′∘()[\]]|&[a-z]+;|undefined/;
    // Words that an author wrote into a formula may be in brackets.
    const own = /\((?:(?:divide|subtract|add|multiply)[a-z0-9 ]+|[\p{Script=Bengali} -]+)\)/gu;
    const said = formulas.map(({ words }) => words);
    expect(said.filter((text) => unspoken.test(text.replace(own, '')))).toEqual([]);
  });

  test('differ where formulas differ', () => {
    const plain = (mathml: string) =>
      mathml.replace(/ (?:display|class|style|lang|displaystyle)="[^"]*"/g, '');
    const pairs = new Set(formulas.map(({ mathml, words }) => `${words}\n${plain(mathml)}`));
    const same = [...pairs]
      .map((pair) => pair.split('\n')[0])
      .filter((text, at, all) => all.indexOf(text) < at);
    expect(same).toEqual([]);
  });
});
