import { firstLanguage, languages } from '@pathshala/contract/languages';
import { classLists } from '@pathshala/contract/lists';
import { describe, expect, test } from 'vitest';
import { loadContent } from './load-content.ts';
import { overlap } from './render/figures/text-size.ts';
import { figuresIn } from './testing/drawn-labels.ts';
import { lessonSources } from './testing/lesson-sources.ts';

const content = loadContent();
const complete = content.courses.filter((course) => course.complete);
const sources = lessonSources();

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
  const figures = languages.flatMap((language) =>
    [...(language === firstLanguage ? content : content.in[language]).lessons].flatMap(([course, lessons]) =>
      lessons.flatMap(({ id, body }) =>
        figuresIn(body).map((drawn) => ({ ...drawn, lesson: `${course}/${id} (${language})` })),
      ),
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
