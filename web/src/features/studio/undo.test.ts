import { expect, test } from 'vitest';
import { changed, changedPath, firstStep, redone, undone } from './undo.tsx';

const press = [{ headline: { en: 'One', bn: 'এক' } }, { headline: 'Two' }];
const form = { hero: { title: 'Learn' }, press };

test.each([
  [{ ...form, hero: { title: 'Read' } }, 'hero.title'],
  [{ ...form, press: [{ headline: { en: 'One!', bn: 'এক' } }, press[1]] }, 'press.0.headline.en'],
  [{ ...form, press: press.toReversed() }, 'press'],
  [{ hero: { title: 'Read' }, press: [] }, ''],
])('the path of a change holds all of it', (after, path) => {
  expect(changedPath(form, after)).toBe(path);
});

test('typing in one field is one step, until it rests or goes on elsewhere', () => {
  const typed = ['a', 'ab', 'abc'].reduce(
    (steps, title, at) => changed(steps, { title }, at * 1000),
    firstStep({ title: '' }),
  );
  expect(typed.before).toEqual([{ title: '' }]);
  expect(changed(typed, { title: 'abcd' }, 60_000).before).toHaveLength(2);
  expect(changed(typed, { title: 'abc', lead: 'x' }, 2001).before).toHaveLength(2);
});

test('what was undone can be done again until something else is typed', () => {
  const typed = changed(changed(firstStep({ n: 1 }), { n: 2 }, 0), { n: 3 }, 9000);
  const back = undone(undone(typed));
  expect([back.now, redone(back).now, redone(redone(back)).now]).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(undone(back)).toBe(back);
  expect(changed(back, { n: 9 }, 20_000).after).toEqual([]);
});
