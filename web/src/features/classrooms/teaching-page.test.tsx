import { endpoints } from '@pathshala/contract/calls/endpoints';
import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import type { ClassroomTable, Task } from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { dayMs, schoolDay } from '@pathshala/contract/site/region';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fillIn } from '../../testing/fill-in.ts';
import { listedCourse } from '../../testing/listed-course.ts';
import { hrefOf, textsOf } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { changesOf, matchCall, serveSchool } from '../../testing/serve-school.ts';
import { skillTitles } from '../../testing/skill-titles.ts';
import * as files from '../../ui/save-file.ts';
import { byName } from './table-columns.ts';
import { Component as TeachingPage } from './teaching-page.tsx';

vi.mock('@pathshala/content/practice/skill-titles', () => import('../../testing/skill-titles.ts'));

// The school's day does not end during a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

const ofClass7 = skillTitles.filter((one) => one.class === 7);
const tasks: Task[] = [
  { kind: 'lesson', id: 'sums~first', due: '2099-03-05', title: 'The first', about: 'Sums', price: 0 },
  { kind: 'lesson', id: 'paid~first', due: '2026-03-06', title: '=HYPERLINK("x")', about: 'Paid', price: 6 },
];
const green: ClassroomTable = {
  ...{ _id: 'k1', name: 'Class 7, Green', code: 'ACDE3467', tasks, withheld: 1 },
  pupils: [
    { _id: 'u2', name: 'Tania', progress: [{ state: 'open' }, { state: 'not-enrolled' }] },
    {
      _id: 'u1',
      name: 'Rima',
      progress: [
        // The 4th at the school, wherever the teacher's device is.
        { state: 'done', at: '2026-03-03T18:30:00.000Z', result: { score: 2, of: 3 } },
        { state: 'done' },
      ],
    },
  ],
};
const lessons = ['first', 'second'].map((id) => ({ id, title: `The ${id} lesson`, minutes: 10 }));

function show(at: string, more: Partial<ClassroomTable> = {}) {
  const calls = serveSchool((call) => {
    const { pupils, tasks: set, ...own } = { ...green, ...more };
    const summary = { ...own, pupils: pupils.length, tasks: set.length };
    if (matchCall(classroomEndpoints.taughtClassrooms, call)) return { json: [summary] };
    if (matchCall(classroomEndpoints.taughtClassroom, call)) return { json: { ...green, ...more } };
    if (matchCall(listEndpoints.classOne, call) || matchCall(listEndpoints.classSeven, call))
      return { json: [] };
    if (matchCall(listEndpoints.classSix, call)) {
      return { json: [listedCourse('sums'), listedCourse('later', { complete: false })] };
    }
    if (matchCall(endpoints.course, call)) return { json: { ...listedCourse('sums'), outline: lessons } };
    return { json: matchCall(classroomEndpoints.setTask, call) ? tasks : summary };
  });
  return { calls, ...renderPage(<TeachingPage />, { at, path: '/teaching' }) };
}

test('a teacher makes a class and comes to it', async () => {
  const { calls, router } = show('/teaching');
  expect(await hrefOf('Class 7, Green')).toBe('/teaching?class=k1');
  expect(screen.getByText('Code: ACDE 3467')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Create class' }));
  expect(await screen.findByText('Enter a name for the class.')).toBeInTheDocument();
  await fillIn(screen.getByLabelText('Class name'), 'Class 8');
  await userEvent.click(screen.getByRole('button', { name: 'Create class' }));
  await waitFor(() => expect(router.state.location.search).toBe('?class=k1'));
  expect(changesOf(calls)).toMatchObject([{ what: 'POST /api/teaching', body: { name: 'Class 8' } }]);
});

test('the table says of each pupil, by name, how far they are with each task', async () => {
  show('/teaching?class=k1');
  const table = await screen.findByRole('table');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => textsOf(within(row).getAllByRole('cell')))).toEqual([
    ['Done on 4 MarQuiz: 2 of 3', 'Done', 'Remove'],
    ['Not yet', 'Not in the courseOverdue', 'Remove'],
  ]);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Rima', 'Tania']);
  expect(screen.getByText('1 more is not shown: a parent must agree first.')).toBeInTheDocument();
});

test('it is taken along as a file: the school’s days as spreadsheets read them, and nothing that is a formula', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  show('/teaching?class=k1');
  await userEvent.click(await screen.findByRole('button', { name: 'Download all as CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [name, text] = saved.mock.calls[0] ?? [];
  expect(name).toMatch(/^class-\d{4}-\d\d-\d\d\.csv$/);
  expect(text?.trimEnd().split('\r\n')).toEqual([
    '\ufeffStudent,"The first, due 2099-03-05","The first, quiz","\'=HYPERLINK(""x""), due 2026-03-06","\'=HYPERLINK(""x""), quiz"',
    'Rima,2026-03-04,2 of 3,Done,',
    'Tania,Not yet,,Not in the course · Overdue,',
  ]);
});

async function openSheet() {
  await userEvent.click(await screen.findByRole('button', { name: /^Assign/ }));
  const sheet = await screen.findByRole('dialog', { name: 'New assignment' });
  return { sheet, assign: () => userEvent.click(within(sheet).getByRole('button', { name: 'Assign' })) };
}

test('a lesson of an open course is set for a day', async () => {
  const { calls } = show('/teaching?class=k1', { name: 'A class' });
  const { sheet, assign } = await openSheet();
  await userEvent.click(within(sheet).getByRole('button', { name: 'A lesson or model test' }));
  expect(await within(sheet).findByText('No course of this list is open yet.')).toBeInTheDocument();
  await userEvent.selectOptions(within(sheet).getByLabelText('Class or list'), 'Class 6');
  const course = await within(sheet).findByLabelText('Course');
  await waitFor(() => expect(within(course).getAllByRole('option')).toHaveLength(2));
  await userEvent.selectOptions(course, 'Course sums · $12');
  const lesson = await within(sheet).findByLabelText('Lesson');
  await waitFor(() => expect(within(lesson).getAllByRole('option')).toHaveLength(4));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Another day' }));
  await assign();
  expect(await within(sheet).findByText('Choose a day.')).toBeInTheDocument();
  expect(sheet).toHaveTextContent('This course costs $12. Students who don’t have it must buy it first.');
  await userEvent.selectOptions(lesson, 'The second lesson');
  await fillIn(within(sheet).getByLabelText('Due date', { selector: 'input' }), '2020-04-01');
  await assign();
  expect(await within(sheet).findByText(/^This day is in the past/)).toBeInTheDocument();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Tomorrow' }));
  await assign();
  expect(await screen.findByText('Assigned.')).toBeInTheDocument();
  const due = schoolDay(Date.now() + dayMs);
  expect(changesOf(calls)).toMatchObject([
    { what: 'PUT /api/teaching/k1/tasks', body: { kind: 'lesson', id: 'sums~second', due } },
  ]);
  // The next one begins with the same course.
  const next = await openSheet();
  expect(await within(next.sheet).findByLabelText('Course')).toHaveValue('sums');
});

test('a skill of the class is set, for tomorrow unless another day is chosen', async () => {
  const { calls } = show('/teaching');
  const { sheet, assign } = await openSheet();
  expect(sheet).toHaveTextContent('gets 10 exercises right');
  // As the class is called “Class 7, Green”.
  expect(within(sheet).getByLabelText('Class or list')).toHaveDisplayValue('Class 7');
  const select = within(sheet).getByLabelText('Skill');
  await waitFor(() => expect(within(select).getAllByRole('option')).toHaveLength(ofClass7.length + 1));
  await assign();
  expect(await within(sheet).findAllByText(/^Please choose/)).not.toEqual([]);
  await userEvent.selectOptions(select, ofClass7[0]?.title ?? '');
  await assign();
  expect(await screen.findByText('Assigned.')).toBeInTheDocument();
  const due = schoolDay(Date.now() + dayMs);
  expect(changesOf(calls)).toMatchObject([
    { what: 'PUT /api/teaching/k1/tasks', body: { kind: 'practice', id: ofClass7[0]?.id, due } },
  ]);
});

test('what takes something away asks first', async () => {
  const { calls } = show('/teaching?class=k1');
  for (const [name, confirm, what] of [
    ['Remove: Rima', 'Remove', 'DELETE /api/teaching/k1/pupils/u1'],
    ['Remove: The first', 'Remove', 'DELETE /api/teaching/k1/tasks/lesson.sums~first'],
    ['New code', 'New code', 'POST /api/teaching/k1/code'],
    ['Turn off joining', 'Turn off joining', 'DELETE /api/teaching/k1/code'],
    ['End this class', 'End this class', 'DELETE /api/teaching/k1'],
  ] as const) {
    const before = changesOf(calls).length;
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const dialog = await screen.findByRole('alertdialog');
    expect(changesOf(calls)).toHaveLength(before);
    await userEvent.click(within(dialog).getByRole('button', { name: confirm }));
    await waitFor(() => expect(changesOf(calls).at(before)?.what).toBe(what));
  }
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
