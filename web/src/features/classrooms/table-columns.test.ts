import type { ClassroomPupil, Task } from '@pathshala/contract/classrooms/classroom';
import { expect, test } from 'vitest';
import { byName, csvColumns } from './table-columns.ts';

test('the day on which a task was done is the school’s, wherever the teacher’s device is', () => {
  const task = { ...{ kind: 'lesson', id: 'sums', lesson: 'first', due: '2026-11-30' } } as unknown as Task;
  const pupil = (at: string): ClassroomPupil => ({
    _id: 'r',
    name: 'Rima',
    progress: [{ state: 'done', at }],
  });
  const [, done] = csvColumns([{ task, name: 'First' }]);
  expect(done?.cell(pupil('2026-11-28T17:59:59Z'))).toBe('2026-11-28');
  expect(done?.cell(pupil('2026-11-28T18:30:00Z'))).toBe('2026-11-29');
});

test('pupils stand by their names, and those with numbers in their order', () => {
  const pupils = ['Roll 10', 'Tania', 'Roll 2', 'Ésha', 'Rima'].map((name) => ({
    _id: name,
    name,
    progress: [],
  }));
  expect(byName(pupils).map(({ name }) => name)).toEqual(['Ésha', 'Rima', 'Roll 2', 'Roll 10', 'Tania']);
  expect(pupils[0]?.name, 'the list itself stays').toBe('Roll 10');
});
