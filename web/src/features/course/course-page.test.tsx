import { schoolContent } from '@pathshala/content/testing/school-content';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Book } from '@pathshala/contract/content/published';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { useEnrolment } from '../../api/enrolments.ts';
import type { Session } from '../../auth/session-context.ts';
import type { School } from '../../page/page-loader.ts';
import { listedCourse, sums } from '../../testing/listed-course.ts';
import { hrefOf, renderAs, rima, visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import {
  changesOf,
  enrolmentIn,
  matchCall,
  refusal,
  type SchoolAnswer,
  serveSchool,
  whatOf,
} from '../../testing/serve-school.ts';
import CheckoutNotice from './checkout-notice.tsx';
import { booksFor } from './course-books.tsx';
import { CourseBox } from './course-box.tsx';
import { courseMeta, readCoursePage } from './course-content.ts';
import { Component as CoursePage, useCourseDetail } from './course-page.tsx';

/** A page that was built before its course was unpublished; Rima has the course. */
function open(session: Session) {
  serveSchool((call) => {
    if (matchCall(endpoints.course, call)) return refusal(404, 'not-found', 'This course does not exist.');
    if (matchCall(endpoints.enrolments, call)) return { json: [enrolmentIn('sums', [])] };
    if (matchCall(endpoints.ownCourse, call)) return { json: sums };
    return { json: {} };
  });
  const loader = () => ({ course: sums, related: [], instructor: null });
  renderPage(<CoursePage />, { at: '/course/sums', path: '/course/:courseId', loader, session });
}

test('the page of an unpublished course stays for those who have it', async () => {
  open(rima);
  expect(await screen.findByRole('link', { name: 'Start the first lesson' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Sums' })).toBeVisible();
});

test('everybody else is told that there is no such course', async () => {
  open(visitor);
  expect(await screen.findByRole('heading', { name: 'Course not found' })).toBeVisible();
});

test('who has paid is led to the receipt of that payment', async () => {
  const order = { title: 'Sums', amount: 12, at: '2026-01-02T03:04:05.000Z' };
  const orders = [
    { ...order, _id: 'p3', courseId: 'maps', status: 'paid' },
    { ...order, _id: 'p2', courseId: 'sums', status: 'paid' },
    { ...order, _id: 'p1', courseId: 'sums', status: 'refunded' },
  ];
  serveSchool((call) => (matchCall(endpoints.orders, call) ? { json: orders } : undefined));
  const notice = <CheckoutNotice courseId="sums" outcome="arrived" onLookAgain={() => undefined} />;
  renderAs(rima, notice, '/course/sums');
  expect(await hrefOf('Receipt')).toBe('/account/receipt/p2');
});

describe('course box', () => {
  function TheBox({ course: { price, ...built } }: { course: CourseDetail }) {
    const { course, refresh, isPriceMissing } = useCourseDetail(built);
    return <CourseBox {...{ course, refresh, isPriceMissing }} status={useEnrolment(course._id)} />;
  }

  /** A school with this course, where Rima has joined nothing yet; `answers` adds further answers. */
  function open(session: Session, course: CourseDetail, answers: Record<string, SchoolAnswer> = {}) {
    const calls = serveSchool((call) => {
      if (answers[call.what]) return answers[call.what];
      if (matchCall(endpoints.enrolments, call)) return { json: [] };
      return { json: matchCall(endpoints.waitingPlace, call) ? { waiting: false } : course };
    });
    return {
      calls,
      user: userEvent.setup(),
      ...renderAs(session, <TheBox course={course} />, '/course/sums'),
    };
  }

  const inSums = { courseId: 'sums' };
  const herEnrolments = whatOf(endpoints.enrolments, {});
  const buying = whatOf(endpoints.checkout, inSums);
  const joining = whatOf(endpoints.enrol, inSums);
  const waiting = whatOf(endpoints.joinWaitingList, inSums);
  const leaving = whatOf(endpoints.leaveWaitingList, inSums);

  test('a visitor who buys is sent to sign in, and the way back is kept', async () => {
    const { calls, user, router } = open(visitor, sums);
    await user.click(await screen.findByRole('button', { name: 'Buy Now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toMatchObject({
      from: { pathname: '/course/sums', state: { buy: 'sums' } },
    });
    expect(changesOf(calls)).toEqual([]);
  });

  test('who pressed Buy Now and signed in then goes on to the checkout by itself, once', async () => {
    const { calls, router } = open(rima, sums, { [buying]: { json: { url: '/checkout/sums?session=s1' } } });
    await act(() => router.navigate('/course/sums', { state: { buy: 'sums' } }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/sums'));
    await act(() => router.navigate(-1));
    expect(router.state.location).toMatchObject({ pathname: '/course/sums', state: null });
    expect(changesOf(calls)).toMatchObject([{ what: buying, body: { price: 12 } }]);
  });

  test('a price that changed since the page was opened is said, and shown again', async () => {
    let price = 12;
    const { user } = open(rima, sums);
    serveSchool((call) => {
      if (matchCall(endpoints.enrolments, call)) return { json: [] };
      if (matchCall(endpoints.course, call)) return { json: { ...sums, price } };
      price = 15;
      return refusal(409, 'price-changed', 'The price has changed.');
    });
    await user.click(await screen.findByRole('button', { name: 'Buy Now' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The price is no longer $12.');
    expect(await screen.findByText('$15')).toBeVisible();
  });

  test('a free course is joined in one click', async () => {
    const { calls, user } = open(
      rima,
      { ...sums, price: 0 },
      {
        [joining]: { status: 201, json: enrolmentIn('sums', []) },
      },
    );
    expect(await screen.findByText('Free')).toBeVisible();
    await user.dblClick(await screen.findByRole('button', { name: 'Join for free' }));
    expect(await hrefOf('Start the first lesson')).toBe('/course/sums/lesson/first');
    expect(changesOf(calls)).toHaveLength(1);
  });

  test.each([
    [true, 'Buy Now'],
    [false, 'Notify me when it opens'],
  ])(
    'what a course costs is said by the school alone; until then nothing can be bought',
    async (complete, main) => {
      const { container } = open(
        visitor,
        { ...sums, complete },
        {
          [whatOf(endpoints.course, { id: 'sums' })]: refusal(503, 'unavailable', 'Not now.'),
        },
      );
      expect(screen.getByText(main)).not.toBeVisible();
      expect(await screen.findByText(/^We can’t show the price right now/)).toBeVisible();
      expect(screen.queryByText(/\$|Free|Buy Now/)).not.toBeInTheDocument();
      expect(container.querySelector('strong:empty')).toBeNull();
    },
  );

  test('an enrolled student sees the progress and continues at the next lesson', async () => {
    open(rima, sums, {
      [herEnrolments]: { json: [enrolmentIn('maps', []), enrolmentIn('sums', ['first'])] },
    });
    expect(await hrefOf('Continue')).toBe('/course/sums/lesson/second');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText('Next:')).toHaveTextContent('Next: The second');
    expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
  });

  test('a course that is not open cannot be bought, but one can ask to be told', async () => {
    const { calls, user } = open(
      rima,
      { ...sums, complete: false },
      {
        [waiting]: { json: { courseId: 'sums', waiting: true } },
        [leaving]: { json: { courseId: 'sums', waiting: false } },
      },
    );
    await waitFor(() => expect(screen.getByText('Opens soon')).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Notify me when it opens' }));
    expect(await screen.findByText('We’ll tell you on your home page when it opens.')).toBeVisible();
    expect(changesOf(calls)).toMatchObject([{ what: waiting, token: 'Bearer token-of-rima' }]);
    await user.click(screen.getByRole('button', { name: 'Stop notifying me' }));
    expect(await screen.findByRole('button', { name: 'Notify me when it opens' })).toHaveFocus();
    expect(screen.queryByText(/We’ll tell you/)).not.toBeInTheDocument();
    expect(changesOf(calls)[1]).toMatchObject({ what: leaving });
  });
});

const courses = ['sums', 'maps', 'clay'].map((id) => ({ ...sums, ...listedCourse(id) }));
const school = { courses: async () => courses, items: async () => [] } as unknown as School;

test('what is built of a course says no price, in its text, its data and what search engines are told', async () => {
  const page = await readCoursePage(school, 'sums');
  if (!page) throw new Error('There is no such course');
  expect(page.related).toHaveLength(2);
  const built = JSON.stringify([page, courseMeta(page)]);
  expect(built).toContain('"offers"');
  expect(built).not.toMatch(/"price|isAccessibleForFree|"category"/);
});

test('beside a course those that are open stand first', async () => {
  const [sums, maps, ...others] = courses;
  const opensSoon = { ...maps, complete: false };
  const page = await readCoursePage(
    { ...school, courses: async () => [sums, opensSoon, ...others] } as School,
    'sums',
  );
  expect(page?.related.map(({ _id }) => _id)).toEqual(['clay', 'maps']);
});

const asBook = (source: object) => ({ ...source, img: '', pdf: '', bytes: 1, pages: 1 }) as Book;
const { books, in: others } = schoolContent();
const english = books.map(asBook);
const bangla = others.bn.books.map(asBook);
const ids = (shelf: readonly Book[]) => shelf.map(({ _id }) => _id);

test('a course of a class has the books of it, those of its subject first, in both languages', () => {
  const course = { list: 'classEight', subject: 'mathematics' } as const;
  const { books: found, isByClass } = booksFor(course, english);
  expect(isByClass).toBe(true);
  expect(found[0]?._id).toBe('algebra-geometry-formulas');
  expect(ids(found)).toEqual(
    expect.arrayContaining(['bangla-grammar-eight', 'english-grammar-guide', 'exam-week-planner']),
  );
  expect(ids(found)).not.toContain('fractions-workbook');
  expect(ids(booksFor(course, bangla).books).sort()).toEqual(ids(found).sort());
});

test('a course of no class has the books of its subject', () => {
  const { books: found, isByClass } = booksFor({ list: 'freeCourse', subject: 'finance' }, english);
  expect(isByClass).toBe(false);
  expect(ids(found)).toEqual(['money-and-bookkeeping']);
});
