import { firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';
import { describe, expect, test } from 'vitest';
import { overlap } from './render/figures/text-size.ts';
import { figuresIn } from './testing/drawn-labels.ts';
import { lessonSources } from './testing/lesson-sources.ts';
import { schoolContent } from './testing/school-content.ts';

const content = schoolContent();
const sources = lessonSources();
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
    expect(body, name).not.toMatch(/<strong>(?:Answer|উত্তর)/);
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
  const { lessons, in: others } = content;
  const explained = [lessons, others.bn.lessons].map((all) =>
    [...all.values()].flat().map(({ body }) => body.match(/ popovertarget="/g)?.length ?? 0),
  );
  for (const counts of explained) {
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(50);
    expect(Math.max(...counts)).toBeLessThanOrEqual(20);
  }
  const [first] = lessons.get('free-fractions-from-zero') ?? [];
  const [own] = others.bn.lessons.get('free-fractions-from-zero') ?? [];
  expect(first?.body).toMatch(
    />denominator<\/button><span class="meaning" id="term-\d+" popover><b>denominator<\/b> <b lang="bn">হর<\/b>/,
  );
  expect(own?.body).toMatch(
    />হর<\/button><span class="meaning" id="term-\d+" popover><b>হর<\/b> <b lang="en">denominator<\/b>/,
  );
});

describe('figures', () => {
  const figures = all.flatMap(({ name, body }) =>
    figuresIn(body).map((drawn) => ({ ...drawn, lesson: name })),
  );

  test('are all drawn', () => {
    const written = sources.flatMap(({ markdown }) => markdown.match(/^```figure$/gm) ?? []);
    expect(figures).toHaveLength(written.length);
    expect(figures.length).toBeGreaterThan(100);
  });

  test('no label is on another or outside the picture', () => {
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
