import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { outbox } from '../../api/outbox.ts';
import { useOutbox } from '../../api/use-outbox.ts';
import { lessonOfSums } from '../../testing/listed-course.ts';
import { hrefOf, renderAs, rima, visitor } from '../../testing/render-as.tsx';
import { changesOf, enrolmentIn, matchCall, refusal, serveSchool } from '../../testing/serve-school.ts';
import { LessonEnd, useLessonProgress } from './lesson-end.tsx';

const lesson = lessonOfSums('second', 'first', 'third');

function TheEnd() {
  useOutbox();
  return (
    <LessonEnd
      lesson={lesson}
      outline={enrolmentIn('sums', []).lessons}
      progress={useLessonProgress('sums', 'second')}
    />
  );
}

/** A school with a connection that can be cut. */
function school(place: Enrolment) {
  const state = { place, reachable: true };
  const calls = serveSchool((call) => {
    if (!state.reachable) return undefined;
    if (matchCall(endpoints.enrolments, call)) return { json: [state.place] };
    const done = (call.body as { done: boolean }).done ? ['second'] : [];
    state.place = enrolmentIn('sums', ['first', ...done]);
    return { json: state.place };
  });
  return { state, puts: () => changesOf(calls) };
}

const doneButton = () => screen.findByRole('button', { name: /done/i });

test('marks a lesson as done on the server, and as not done again', async () => {
  const { puts } = school(enrolmentIn('sums', ['first']));
  renderAs(rima, <TheEnd />, '/lesson');
  const user = userEvent.setup();
  const button = await doneButton();
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  const what = 'PUT /api/enrolment/sums/lesson/second';
  expect(puts()).toEqual([{ what, body: { done: true }, token: 'Bearer token-of-rima' }]);
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  expect(puts().at(-1)?.body).toEqual({ done: false });
});

test('a mark made offline shows at once, waits, and is sent when the connection is back', async () => {
  const { state, puts } = school(enrolmentIn('sums', ['first']));
  renderAs(rima, <TheEnd />, '/lesson');
  const button = await doneButton();
  state.reachable = false;
  await userEvent.click(button);
  expect(await screen.findByText(/Saved on this device/)).toBeVisible();
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(outbox.known()).toMatchObject([{ owner: 'u-rima', body: { lessonId: 'second', done: true } }]);

  state.reachable = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(outbox.known()).toEqual([]));
  expect(state.place.lessonsDone).toEqual(['first', 'second']);
  expect(puts().at(-1)?.body).toEqual({ done: true });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText(/Saved on this device/)).not.toBeInTheDocument();
});

test('a mark that the server refuses shows an error, and is not kept', async () => {
  serveSchool((call) =>
    matchCall(endpoints.enrolments, call)
      ? { json: [enrolmentIn('sums', [])] }
      : refusal(403, 'not-enrolled', 'Join the course to open this lesson.'),
  );
  renderAs(rima, <TheEnd />, '/lesson');
  await userEvent.click(await doneButton());
  expect(await screen.findByText('Join the course to open this lesson.')).toBeVisible();
  expect(outbox.known()).toEqual([]);
});

test('links to the lessons before and after, for a visitor to the course', async () => {
  serveSchool(() => undefined);
  renderAs(visitor, <TheEnd />, '/lesson');
  expect(await hrefOf(/The first lesson/)).toBe('/course/sums/lesson/first');
  expect(await hrefOf(/The third lesson/)).toBe('/course/sums/lesson/third');
  expect(screen.getByRole('link', { name: 'Get the course' })).toHaveAttribute('href', '/course/sums');
  expect(screen.queryByRole('button', { name: /done/i })).not.toBeInTheDocument();
});
