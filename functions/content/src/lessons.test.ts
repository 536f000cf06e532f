import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classLists } from '@pathshala/contract/lists';
import type { QuizSource } from '@pathshala/contract/source-schemas';
import { describe, expect, test } from 'vitest';
import { loadContent, schoolFolder } from './load-content.ts';
import { overlap } from './render/figures/text-size.ts';
import { figuresIn } from './testing/drawn-labels.ts';
import { formulasIn, isTrue, numberOf, numbersNamed, statementsIn } from './testing/formulas.ts';

interface Source {
  readonly name: string;
  readonly markdown: string;
  readonly quiz: readonly QuizSource[];
}

const folder = join(schoolFolder, 'lessons');
const content = loadContent();
const complete = content.courses.filter((course) => course.complete);

const sources: readonly Source[] = readdirSync(folder).flatMap((course) =>
  readdirSync(join(folder, course))
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const path = join(folder, course, file);
      return {
        name: `${course}/${file}`,
        markdown: readFileSync(path, 'utf8').replace(/^---[\s\S]*?\n---\n/, ''),
        quiz: JSON.parse(readFileSync(path.replace(/\.md$/, '.quiz.json'), 'utf8')) as QuizSource[],
      };
    }),
);

describe('complete courses', () => {
  test('are at least 20: all of the free list and one for each class', () => {
    expect(complete.length).toBeGreaterThanOrEqual(20);
    const free = content.courses.filter((course) => course.list === 'freeCourse');
    expect(free.filter((course) => !course.complete)).toEqual([]);
    const lists = new Set(complete.map((course) => course.list));
    expect(classLists.filter(({ list }) => !lists.has(list))).toEqual([]);
  });

  test.each(complete.map((course) => course._id))('%s has lessons that teach, each with a quiz', (id) => {
    const lessons = content.lessons.get(id) ?? [];
    expect(lessons.length).toBeGreaterThanOrEqual(3);
    for (const lesson of lessons) {
      expect(lesson.quiz.length).toBeGreaterThanOrEqual(3);
      expect(lesson.quiz.length).toBeLessThanOrEqual(5);
      expect(lesson.body).toMatch(/<h2 id="part-/);
      const ids = lesson.body.match(/ id="[^"]+"/g) ?? [];
      expect(new Set(ids).size).toBe(ids.length);
      expect(lesson.body.match(/<details class="answer">/g), lesson.id).toHaveLength(1);
      expect(lesson.body).not.toMatch(/<strong>(?:Answer|উত্তর)/);
      expect(new Set(lesson.quiz.map((one) => one.question)).size).toBe(lesson.quiz.length);
    }
    const places = lessons.flatMap((lesson) => lesson.quiz.map((one) => one.answer));
    expect(new Set(places).size, 'places of the right options').toBeGreaterThan(1);
  });
});

describe('figures', () => {
  const figures = [...content.lessons].flatMap(([course, lessons]) =>
    lessons.flatMap(({ id, body }) =>
      figuresIn(body).map((drawn) => ({ ...drawn, lesson: `${course}/${id}` })),
    ),
  );

  test('are all drawn', () => {
    const written = sources.flatMap(({ markdown }) => markdown.match(/^```figure$/gm) ?? []);
    expect(figures).toHaveLength(written.length);
    expect(figures.length).toBeGreaterThan(100);
  });

  test('no label lies on another or outside the picture', () => {
    const bad = figures.flatMap(({ lesson, kind, width, height, labels }) => {
      const outside = labels
        .filter(({ box }) => box.left < 0 || box.right > width || box.top < 0 || box.bottom > height)
        .map(({ words }) => `${lesson} ${kind}: “${words}” is cut off`);
      const meeting = labels.flatMap((one, index) =>
        labels
          .slice(index + 1)
          .filter((other) => overlap(one.box, other.box))
          .map((other) => `${lesson} ${kind}: “${one.words}” meets “${other.words}”`),
      );
      return [...outside, ...meeting];
    });
    expect(bad).toEqual([]);
  });
});

describe('what can be computed', () => {
  const computed = sources.flatMap(({ name, quiz }) =>
    quiz.flatMap((one, index) =>
      one.compute === undefined ? [] : [{ ...one, compute: one.compute, at: `${name} [${index}]` }],
    ),
  );

  test('is in many quizzes', () => expect(computed.length).toBeGreaterThan(80));

  test.each(computed.map((one) => [one.at, one] as const))(
    '%s: the right option alone names it',
    (_at, one) => {
      const value = numberOf(one.compute);
      expect(value, one.compute).toBeDefined();
      const named = one.options.map(numbersNamed);
      expect(named[one.answer]).toHaveLength(1);
      expect(named[one.answer]?.[0]).toBeCloseTo(value ?? Number.NaN, 9);
      const wrong = named.filter((_, index) => index !== one.answer);
      for (const numbers of wrong) {
        const isSame = numbers.length === 1 && Math.abs((numbers[0] ?? 0) - (value ?? 0)) < 1e-9;
        expect(isSame, 'a wrong option names the right number').toBe(false);
      }
    },
  );

  test('every statement about numbers in a formula is true', () => {
    const texts = sources.flatMap(({ name, markdown, quiz }) => [
      { name, text: markdown },
      ...quiz.flatMap((one) => [
        { name: `${name} (quiz)`, text: one.explanation },
        { name: `${name} (quiz)`, text: one.question },
      ]),
    ]);
    const statements = texts.flatMap(({ name, text }) =>
      formulasIn(text).flatMap((formula) =>
        statementsIn(formula).map((statement) => ({ name, formula, statement, truth: isTrue(statement) })),
      ),
    );
    expect(statements.filter(({ truth }) => truth !== undefined).length).toBeGreaterThan(400);
    expect(statements.filter(({ truth }) => truth === false)).toEqual([]);
  });
});

describe('every lesson is written for itself', () => {
  const paragraphs = sources.flatMap(({ name, markdown }) =>
    markdown
      .replace(/```[\s\S]*?```/g, '')
      .split(/\n\s*\n/)
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => text.length > 30 && !text.startsWith('#'))
      .map((text) => ({ name, text, words: new Set(text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu)) })),
  );

  test('no paragraph stands in two lessons', () => {
    const seen = new Map<string, string>();
    const twice = paragraphs.filter(({ name, text }) => {
      const first = seen.get(text);
      seen.set(text, first ?? name);
      return first !== undefined;
    });
    expect(paragraphs.length).toBeGreaterThan(800);
    expect(twice.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  });

  test('no paragraph is another one with a few words swapped', () => {
    const long = paragraphs.filter(({ words }) => words.size >= 10);
    const alike: string[] = [];
    for (const [index, one] of long.entries()) {
      for (const other of long.slice(index + 1)) {
        if (other.name === one.name) continue;
        if (other.words.size < one.words.size * 0.7 || one.words.size < other.words.size * 0.7) continue;
        const common = [...one.words].filter((word) => other.words.has(word)).length;
        if (common / (one.words.size + other.words.size - common) > 0.7) {
          alike.push(`${one.name}: ${one.text}\n${other.name}: ${other.text}`);
        }
      }
    }
    expect(alike).toEqual([]);
  });

  test('no question is asked in two lessons', () => {
    const questions = sources.flatMap(({ quiz }) =>
      quiz.map((one) => `${one.question} ${[...one.options].sort()}`),
    );
    expect(questions.length).toBe(new Set(questions).size);
  });
});
