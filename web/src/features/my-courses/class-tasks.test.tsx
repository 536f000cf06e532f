import type { JoinedClassroom, TaskState } from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAs, rima } from '../../testing/render-as.tsx';
import { matchCall, serveSchool } from '../../testing/serve-school.ts';
import MyCoursesSection from './my-courses-section.tsx';

const task = (id: string, due: string, state: TaskState = 'open') => ({
  ...{ kind: 'lesson' as const, id, due, title: `Lesson ${id}`, about: 'Sums' },
  progress: { state },
});

function show(classrooms: readonly JoinedClassroom[]) {
  serveSchool((call) => ({ json: matchCall(classroomEndpoints.joinedClassrooms, call) ? classrooms : [] }));
  renderAs(rima, <MyCoursesSection />, '/');
}

test('the three tasks that are due first, of all classes, and the way to the others', async () => {
  const teacher = 'Nasrin Sultana';
  show([
    {
      ...{ _id: 'k1', name: 'Green', teacher },
      tasks: [task('sums~done', '2099-03-01', 'done'), task('sums~late', '2099-03-09')],
    },
    {
      ...{ _id: 'k2', name: 'Red', teacher },
      tasks: [
        { ...task('paid~first', '2099-03-04', 'not-enrolled'), price: 6 },
        task('sums~soon', '2020-03-02'),
        task('sums~last', '2099-03-20'),
      ],
    },
  ]);
  const part = await screen.findByRole('region', { name: 'From your teacher' });
  expect(
    within(part)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/course/sums/lesson/soon', '/course/paid', '/course/sums/lesson/late', '/classrooms']);
  expect(part).toHaveTextContent('Was due 2 Mar. You can still do it.');
  expect(part).toHaveTextContent('Due 4 Mar. The course costs $6: buy it first.');
  expect(part).toHaveTextContent('Due 9 Mar');
  expect(part).toHaveTextContent('My teacher’s classes: 4 assignments open');
});

test('who is in no class sees nothing of it', async () => {
  show([]);
  expect(await screen.findByRole('link', { name: 'See the free courses' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'From your teacher' })).toBeNull();
});
