import { expect, test } from 'vitest';
import { changed, firstStep, redone, undone } from './undo.tsx';

test('typing is one step, until it rests', () => {
  const typed = ['a', 'ab', 'abc'].reduce(
    (steps, title, at) => changed(steps, { title }, 5000 + at * 500),
    firstStep({ title: '' }),
  );
  expect(typed.before).toEqual([{ title: '' }]);
  expect(changed(typed, { title: 'abcd' }, 60_000).before).toHaveLength(2);
});

test('what was undone can be done again until something else is typed', () => {
  const typed = changed(changed(firstStep({ n: 1 }), { n: 2 }, 5000), { n: 3 }, 9000);
  const back = undone(undone(typed));
  expect([back.now, redone(back).now, redone(redone(back)).now]).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(undone(back)).toBe(back);
  expect(changed(back, { n: 9 }, 20_000).after).toEqual([]);
});
