import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Session } from '../auth/session-context.ts';
import { listedCourse } from '../testing/listed-course.ts';
import { hrefOf, renderAs, rima, visitor } from '../testing/render-as.tsx';
import { enrolmentIn, matchCall, type SchoolAnswer, serveSchool } from '../testing/serve-school.ts';
import { CertificateLink } from './certificate-link.tsx';
import { CourseCards } from './course-card.tsx';

const courses = [
  listedCourse('sums'),
  listedCourse('maps', { price: 0 }),
  listedCourse('clay', { price: 0, complete: false }),
  listedCourse('letters', { title: 'বর্ণমালা' }),
];

/** Shows the cards to a person whose courses are `has`. */
function open(session: Session, has: SchoolAnswer = { json: [] }) {
  const calls = serveSchool((call) => (matchCall(endpoints.enrolments, call) ? has : undefined));
  renderAs(session, <CourseCards courses={courses} label="Class 6" />, '/classes/six');
  const cards = screen.getAllByRole('article');
  const cardOf = (at: number) => within(cards[at] ?? document.body);
  return { calls, sums: cardOf(0), maps: cardOf(1), clay: cardOf(2), letters: cardOf(3) };
}

test('a course has its title, price and Buy Now, and says if it is in another language; in every name, if it is not open', () => {
  const { sums, maps, clay, letters } = open(visitor);
  expect(sums.getByRole('link', { name: 'Course sums' })).toHaveAttribute('href', '/course/sums');
  expect(sums.getByText('$12')).toBeVisible();
  const button = sums.getByRole('link', { name: 'Buy Now', description: 'Course sums' });
  expect(button).toHaveAttribute('href', '/course/sums');
  expect(sums.queryByText('Opens soon')).not.toBeInTheDocument();
  expect(maps.getByText('$0')).toBeVisible();
  expect(maps.getByText('Free')).toBeVisible();
  expect(letters.getByText(/ · In Bangla$/)).toBeVisible();
  expect(sums.queryByText(/In Bangla/)).not.toBeInTheDocument();
  expect(clay.getByText('Opens soon')).toBeVisible();
  expect(clay.getByRole('link', { name: 'Course clay Opens soon' })).toBeVisible();
  expect(clay.getByText('$0')).toBeVisible();
  expect(clay.getByRole('link', { name: 'Buy Now', description: 'Course clay Opens soon' })).toBeVisible();
});

test('one’s own course says Continue and how far one is; one reading is enough for all cards', async () => {
  const { calls, sums, maps, clay } = open(rima, {
    json: [enrolmentIn('sums', ['first']), enrolmentIn('clay', [])],
  });
  expect(await hrefOf('Continue: Course sums', sums)).toBe('/course/sums/lesson/second');
  expect(sums.getByRole('progressbar', { name: 'Your progress in Course sums' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  expect(sums.getByText(/1 of 4 lessons/)).toBeVisible();
  expect(sums.getByText('$12')).toBeVisible();
  expect(sums.queryByRole('link', { name: 'Buy Now' })).not.toBeInTheDocument();
  expect(maps.getByRole('link', { name: 'Buy Now' })).toBeVisible();
  // People keep a course that they have, even if nobody else can get it any more.
  expect(clay.getByRole('link', { name: 'Continue: Course clay' })).toBeVisible();
  expect(clay.queryByText('Opens soon')).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('nobody is offered what may be their own, until that is known', async () => {
  const { sums } = open(rima);
  expect(sums.queryByRole('link', { name: 'Buy Now' })).not.toBeInTheDocument();
  expect(sums.getByText('Buy Now')).not.toBeVisible();
  expect(await sums.findByRole('link', { name: 'Buy Now' })).toBeVisible();
});

const all = ['first', 'second', 'third', 'fourth'];
const done = enrolmentIn('sums', all);
const finished: Enrolment = {
  ...done,
  quizzes: all.map((lessonId) => ({ lessonId, score: 5, of: 5 })),
  modelTest: { score: 18, of: 30 },
};

const openLink = (enrolment: Enrolment) => renderAs(rima, <CertificateLink enrolment={enrolment} />, '/');

test('leads who has finished to the certificate, and to the one that they have', async () => {
  const { unmount } = openLink(finished);
  expect(await hrefOf('Get your certificate: Course sums')).toBe('/certificate?course=sums');
  unmount();
  openLink({ ...finished, lessonsDone: [], certificate: 'a.b.c.d' });
  expect(await hrefOf('Your certificate: Course sums')).toBe('/certificate#a.b.c.d');
});

test('says what is missing where that is quizzes alone', () => {
  openLink(done);
  expect(screen.getByText(/^Pass every quiz/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('leads to the model test where that is missing', async () => {
  openLink({ ...finished, modelTest: { score: 17, of: 30 } });
  expect(await hrefOf('Take the model test: Course sums')).toBe('/practice/test?course=sums');
});
