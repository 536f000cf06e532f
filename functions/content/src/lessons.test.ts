import { firstLanguage, type Language, languages, translations } from '@pathshala/contract/text/languages';
import { describe, expect, test } from 'vitest';
import { formulasIn } from './formulas.ts';
import { overlap, phoneWidth, smallestText } from './render/figures/svg.ts';
import { figuresIn } from './testing/drawn-labels.ts';
import { isRewritten, type LessonSource, lessonSources } from './testing/lesson-sources.ts';
import { schoolContent } from './testing/school-content.ts';

const content = schoolContent();
const sources = lessonSources();
const textsOf = (quiz: readonly { question: string; options: readonly string[]; explanation: string }[]) =>
  quiz.flatMap(({ question, options, explanation }) => [question, ...options, explanation]);
const inLanguage = (language: Language) =>
  [...(language === firstLanguage ? content : content.in[language]).lessons].flatMap(([course, lessons]) =>
    lessons.map((lesson) => ({ ...lesson, name: `${course}/${lesson.id} (${language})` })),
  );
const all = languages.flatMap(inLanguage);

test('every lesson has parts that can be led to, one folded answer, and a quiz of questions that differ', () => {
  for (const { name, body, quiz } of all) {
    expect(body, name).toMatch(/<h2 id="part-/);
    const ids = body.match(/ id="[^"]+"/g) ?? [];
    expect(new Set(ids).size, name).toBe(ids.length);
    expect(body.match(/<details class="answer">/g), name).toHaveLength(1);
    expect(quiz.length, name).toBeGreaterThan(0);
    expect(new Set(quiz.map((one) => one.question)).size, name).toBe(quiz.length);
  }
});

test('the right option of a course stands not always at the same place', () => {
  for (const [course, lessons] of content.lessons) {
    const places = lessons.flatMap(({ quiz }) => quiz.map(({ answer }) => answer));
    expect(new Set(places).size, course).toBeGreaterThan(1);
  }
});

test('lessons explain words in both languages, none so many that they cannot be read', () => {
  const bodies = languages.map((language) => inLanguage(language).map(({ body }) => body));
  for (const counts of bodies.map((some) =>
    some.map((body) => body.match(/ popovertarget="/g)?.length ?? 0),
  )) {
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(50);
    expect(Math.max(...counts)).toBeLessThanOrEqual(20);
  }
  const [first] = content.in.bn.lessons.get('free-fractions-from-zero') ?? [];
  expect(first?.body).toMatch(/ popover><b>হর<\/b> <b lang="en">denominator<\/b>/);
});

describe('figures', () => {
  const figures = all.flatMap(({ name, body }) => figuresIn(body).map((one) => ({ ...one, name })));

  test('are all drawn, with no label on another or outside the picture', () => {
    const written = sources.flatMap(({ markdown }) => markdown.match(/^```figure$/gm) ?? []);
    expect(figures).toHaveLength(written.length);
    const bad = figures.flatMap(({ name, width, height, labels }) => {
      const isOutside = ({ box }: (typeof labels)[number]) =>
        box.left < 0 || box.right > width || box.top < 0 || box.bottom > height;
      return labels
        .filter((one, at) => isOutside(one) || labels.slice(at + 1).some(({ box }) => overlap(one.box, box)))
        .map(({ words }) => `${name}: “${words}” is cut off or meets another`);
    });
    expect(bad).toEqual([]);
  });

  test('have no text smaller than 12 pixels on a phone', () => {
    const svgs = all.flatMap(({ name, body, quiz }) =>
      [...`${body}${JSON.stringify(quiz)}`.matchAll(/<svg role="img"[\s\S]*?<\/svg>/g)].map(
        ([svg]) => [name, svg] as const,
      ),
    );
    const small = svgs.filter(([, svg]) => {
      const [, width = '', widest = ''] = /viewBox="0 0 ([\d.]+).*?max-width:(\d+)px/.exec(svg) ?? [];
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      return (Math.min(...sizes) * Math.min(phoneWidth, Number(widest))) / Number(width) < smallestText - 0.1;
    });
    expect(small.map(([name]) => name)).toEqual([]);
  });
});

test.each(translations)('a lesson in %s has what the first version has', (language) => {
  const counts = ({ markdown, quiz }: LessonSource) => ({
    figures: markdown.match(/^```figure$/gm)?.length ?? 0,
    formulas: formulasIn(markdown).length,
    questions: quiz.length,
  });
  for (const one of sources.filter((source) => source.language === language)) {
    const first = sources.find((source) => source.language === firstLanguage && source.id === one.id);
    if (!first) throw new Error(`${one.name} is a version of nothing`);
    if (isRewritten(one)) expect(one.quiz.length, one.name).toBe(first.quiz.length);
    else expect({ name: one.name, ...counts(one) }).toEqual({ name: one.name, ...counts(first) });
  }
});

test('a Bangla lesson has Bangla digits in its labels and wherever it speaks', () => {
  const spoken = (markdown: string) =>
    markdown
      .replace(/```[\s\S]*?```|`[^`\n]*`|^\$\$[\s\S]+?\$\$/gm, ' ')
      .replace(/\$(?:\\.|[^$\\\n])+\$|\]\([^)]*\)|^\s*\d+\. /gm, ' ');
  const latin = sources
    .filter(({ language }) => language === 'bn')
    .flatMap(({ name, markdown, quiz }) => {
      const labels = [...markdown.matchAll(/"(?:label|caption|text|unit|xLabel|yLabel)":\s*"([^"]*)"/g)];
      return [markdown, ...textsOf(quiz)]
        .map(spoken)
        .concat(labels.map(([, label = '']) => label))
        .flatMap((text) => [...text.matchAll(/.{0,20}(?<![A-Za-z0-9.]|[A-Za-z] )\d+(?![A-Za-z0-9]).{0,20}/g)])
        .map(([words]) => `${name}: ${words}`);
    });
  expect(latin).toEqual([]);
});

describe.each(languages)('the words of every formula in %s', (language) => {
  const formulas = inLanguage(language)
    .flatMap(({ body, quiz }) => [body, ...textsOf(quiz)])
    .flatMap((html) => html.match(/<math[\s\S]*?<\/math>/g) ?? [])
    .map((mathml) => ({ mathml, words: /^<math[^>]* aria-label="([^"]*)"/.exec(mathml)?.[1] ?? '' }));

  test('are there, and hold no sign that is not spoken', () => {
    const own = sources.filter((one) => one.language === language);
    const written = own.flatMap(({ markdown, quiz }) => [markdown, ...textsOf(quiz)]).flatMap(formulasIn);
    expect(formulas).toHaveLength(written.length);
    const unspoken = /^$|[\\{}$^_|+−×÷⋅=≠≈<>≤≥→±√′∘()[\]]|&[a-z]+;|undefined/;
    // Words that an author wrote into a formula may be in brackets.
    const inBrackets = /\((?:(?:divide|subtract|add|multiply)[a-z0-9 ]+|[\p{Script=Bengali} -]+)\)/gu;
    expect(formulas.filter(({ words }) => unspoken.test(words.replace(inBrackets, '')))).toEqual([]);
    expect(formulas.filter(({ mathml }) => mathml.includes('data-unspoken'))).toEqual([]);
  });

  test('differ where formulas differ', () => {
    const plain = (mathml: string) =>
      mathml.replace(/ (?:display|class|style|lang|displaystyle)="[^"]*"/g, '');
    const words = [...new Map(formulas.map((one) => [plain(one.mathml), one.words])).values()];
    expect(words.filter((text, at) => words.indexOf(text) < at)).toEqual([]);
  });
});
