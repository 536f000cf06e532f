import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useEnrolment } from '../../api/enrolments.ts';
import type { Session } from '../../auth/session-context.ts';
import { isWorth, readingPositions } from '../../device/reading-positions.ts';
import { ApiError } from '../../http/client.ts';
import { lessonOfSums } from '../../testing/listed-course.ts';
import { hrefsIn, renderAs, rima, visitor } from '../../testing/render-as.tsx';
import { changesOf, enrolmentIn, matchCall, refusal, serveSchool } from '../../testing/serve-school.ts';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { NextLesson, useReadingPosition } from './lesson-article.tsx';
import { LessonContents, LessonRefused, useJoinOnArrival } from './lesson-page.tsx';

const body =
  '<h2 id="part-why">Why</h2><p>Because.</p>' +
  '<h2 id="part-half">Half: <math aria-label="one half"><mn>½</mn></math></h2><h3>Small</h3>';

function Page() {
  return (
    <>
      <LessonContents body={body} hasQuiz />
      <SchoolHtml html={body} />
      <h2 id="quiz">Quiz</h2>
    </>
  );
}

test('links to the parts of the lesson and to its quiz', () => {
  renderAs(visitor, <Page />, '/lesson');
  const links = screen.getByRole('navigation', { name: 'On this page' });
  expect(hrefsIn(links)).toEqual(['#part-why', '#part-half', '#quiz']);
  expect(within(links).getByRole('link', { name: 'Half: one half' })).toHaveAttribute('href', '#part-half');
});

test('marks the part that is being read', async () => {
  renderAs(visitor, <Page />, '/lesson');
  const tops: Record<string, number> = { 'part-why': -400, 'part-half': 120, quiz: 900 };
  for (const [id, top] of Object.entries(tops)) {
    const heading = document.getElementById(id) as HTMLElement;
    heading.getBoundingClientRect = () => ({ top }) as DOMRect;
  }
  fireEvent.scroll(window);
  await waitFor(() =>
    expect(screen.getByRole('link', { current: 'location' })).toHaveAttribute('href', '#part-half'),
  );
});

const show = (error: ApiError, session = rima) =>
  renderAs(session, <LessonRefused error={error} courseId="c1" onRetry={() => undefined} />, '/course/c1');

test('without a parent’s consent a child is told so, not that the course is missing', () => {
  show(new ApiError('consent-needed', 403, 'Your parent has to agree first.'));
  expect(screen.getByText('Your parent has to agree first.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what’s left to do' })).toHaveAttribute('href', '/age');
  expect(screen.queryByText(/don’t have this course/)).toBeNull();
});

test.each([
  ['not-enrolled', 403, 'This lesson comes with the course', rima, ['/course/c1']],
  ['course-not-open', 409, 'This course is still being written', rima, ['/course/c1']],
  ['not-found', 404, 'Lesson not found', rima, ['/course/c1']],
  ['unauthenticated', 401, 'Enrol to read this lesson', visitor, ['/login', '/course/c1']],
] as const)('who may not read it is told of %s, and led on', (code, status, title, session, hrefs) => {
  show(new ApiError(code, status, 'Not this lesson.'), session);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the course' })).toBeVisible();
  expect(hrefsIn(document.body)).toEqual(hrefs);
});

const lesson = lessonOfSums('first', null, 'second');

const free = { free: true, joined: false };
const priced = { free: false, joined: false };
test.each([
  ['a student goes on', { ...free, joined: true }, 'Next lesson', '/course/sums/lesson/second'],
  ['a student joins', free, 'Join for free and continue', '/course/sums'],
  ['or buys it', priced, 'Get the course and continue', '/course/sums'],
])('%s', (_who, way, name, href) => {
  renderAs(rima, <NextLesson lesson={lesson} number={2} {...way} />, '/lesson');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test.each([
  ['a free', free, 'Register for free to continue to lesson 2', '/course/sums/lesson/second'],
  ['a priced', priced, 'Register to save your progress', '/course/sums'],
])(
  'a visitor of %s course registers, and comes back with the passed lesson known',
  async (_, way, name, pathname) => {
    const { router } = renderAs(visitor, <NextLesson lesson={lesson} number={2} {...way} />, '/lesson');
    await userEvent.click(screen.getByRole('link', { name }));
    const from = { pathname, search: '', hash: '', state: { passed: 'first' } };
    expect(router.state.location).toMatchObject({ pathname: '/register', state: { from } });
  },
);

describe('use join on arrival', () => {
  const asked = vi.fn(async () => undefined);

  function Lesson({ price }: { price: number }) {
    const place = useEnrolment('sums');
    const course = { _id: 'sums', price } as CourseDetail;
    return <p>{useJoinOnArrival(course, place, asked) ? 'one moment' : 'the page'}</p>;
  }

  const arrive = (session: Session, state: object | null, price = 0) =>
    renderAs(session, <Lesson price={price} />, { pathname: '/second', state });

  /** A school where Rima has not joined a course yet. */
  function school(refused = false) {
    return serveSchool((call) => {
      if (matchCall(endpoints.enrolments, call)) return { json: [] };
      if (refused) return refusal(503, 'unavailable', 'Not now.');
      return { json: enrolmentIn('sums', matchCall(endpoints.progress, call) ? ['first'] : []) };
    });
  }

  afterEach(() => asked.mockClear());

  test('registering after passing the first lesson joins the course and marks that lesson as done', async () => {
    const calls = school();
    arrive(rima, { passed: 'first' });
    expect(screen.getByText('one moment')).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(changesOf(calls).map(({ what, body }) => [what, body])).toEqual([
      ['PUT /api/enrolment/sums', undefined],
      ['PUT /api/enrolment/sums/lesson/first', { done: true }],
    ]);
    expect(await screen.findByText('the page')).toBeVisible();
  });

  test('if joining fails, the page is the usual one', async () => {
    school(true);
    arrive(rima, { passed: 'first' });
    expect(await screen.findByText('the page')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([
    ['without a passed lesson', rima, null, 0],
    ['for a visitor', visitor, { passed: 'first' }, 0],
    ['if the course has a price', rima, { passed: 'first' }, 12],
  ])('does not join the course %s', async (_who, session, state, price) => {
    const calls = school();
    arrive(session, state, price);
    expect(await screen.findByText('the page')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(changesOf(calls)).toEqual([]);
  });
});

describe('reading positions', () => {
  /** How many of the 1000 pixels of the lesson's text are above the window. */
  let above = 0;

  function Lesson() {
    const text = useRef<HTMLDivElement>(null);
    useReadingPosition('sums/second', text, true);
    return <div ref={text} />;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => ({ top: -above, height: 1000 }) as DOMRect,
    );
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => above);
    vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
      above = to.top ?? 0;
    }) as typeof window.scrollTo);
  });
  test.each([
    ['at its top is brought back', 0, 0.7],
    ['further down has started to read and stays there', 300, 0.3],
  ])('a reader who opens a lesson %s', async (_what, down, noted) => {
    readingPositions.set('sums/second', 0.7);
    above = down;
    renderAs(visitor, <Lesson />, '/lesson');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(above).toBe(noted * 1000);
    expect(readingPositions.get('sums/second')?.part).toBe(noted);
  });

  test.each([0, 0.05, 0.97, 1])('a position at %d of a lesson is not worth coming back to', (part) => {
    expect(isWorth({ part })).toBe(false);
    expect(isWorth({ part: 0.4 })).toBe(true);
  });

  test('forgets the oldest positions', () => {
    for (let lesson = 0; lesson < 61; lesson += 1) readingPositions.set(`sums/${lesson}-th`, 0.5);
    expect(readingPositions.get('sums/0-th')).toBeUndefined();
    expect(readingPositions.get('sums/60-th')?.part).toBe(0.5);
  });

  test.each(['{"sums/first":"half"', '{"sums/first":0.4}', '{"sums/first":null}', '[]', 'null'])(
    'ignores a stored text that is not a list of positions: %s',
    (text) => {
      localStorage.setItem('lessonPlaces', text);
      expect(readingPositions.get('sums/first')).toBeUndefined();
    },
  );
});
