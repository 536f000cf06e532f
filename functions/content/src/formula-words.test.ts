import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuizSource } from '@pathshala/contract/source-schemas';
import { describe, expect, test } from 'vitest';
import { loadContent, schoolFolder } from './load-content.ts';
import { formulasIn } from './testing/formulas.ts';

const { lessons } = loadContent();
const shown = [...lessons.values()]
  .flat()
  .flatMap(({ body, quiz }) => [
    body,
    ...quiz.flatMap(({ question, options, explanation }) => [question, ...options, explanation]),
  ]);
const formulas = shown.flatMap((html) => html.match(/<math[\s\S]*?<\/math>/g) ?? []);
const words = formulas.map((mathml) => /^<math[^>]* aria-label="([^"]*)"/.exec(mathml)?.[1] ?? '');

/** Every text that is rendered, as it is written. */
const written = readdirSync(join(schoolFolder, 'lessons'), { recursive: true, encoding: 'utf8' }).flatMap(
  (file) => {
    const read = () => readFileSync(join(schoolFolder, 'lessons', file), 'utf8');
    if (file.endsWith('.md')) return [read()];
    if (!file.endsWith('.json')) return [];
    const quiz = JSON.parse(read()) as QuizSource[];
    return quiz.flatMap(({ question, options, explanation }) => [question, ...options, explanation]);
  },
);

describe('the words of every formula', () => {
  test('are there', () => {
    expect(formulas).toHaveLength(written.flatMap(formulasIn).length);
    expect(formulas.length).toBeGreaterThan(1500);
    expect(formulas.filter((_, at) => words[at] === '')).toEqual([]);
  });

  test('hold no sign that is not spoken, and nothing of TeX', () => {
    const unspoken = /[\\{}$^_|+−×÷⋅=≠≈<>≤≥→±√′∘()[\]]|&[a-z]+;|undefined/;
    // Words that an author wrote into a formula may stand in brackets.
    const own = /\((?:divide|subtract|add|multiply)[a-z0-9 ]+\)/g;
    expect(words.filter((text) => unspoken.test(text.replace(own, '')))).toEqual([]);
  });

  test('differ where formulas differ', () => {
    const plain = (mathml: string) =>
      mathml.replace(/ (?:display|class|style|lang|displaystyle)="[^"]*"/g, '');
    const pairs = new Set(formulas.map((mathml, at) => `${words[at]}\n${plain(mathml)}`));
    const same = [...pairs]
      .map((pair) => pair.split('\n')[0])
      .filter((text, at, all) => all.indexOf(text) < at);
    expect(same).toEqual([]);
  });
});
