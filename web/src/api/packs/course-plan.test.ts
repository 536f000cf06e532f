import { maxPackBytes } from '@pathshala/contract/courses/pack';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stores } from '../../../offline/stores.ts';
import {
  courseAt,
  lessonAt,
  lessons,
  PackedSchool,
  packAt,
  rima,
  sums,
} from '../../testing/packed-school.ts';
import { planOf } from './keep-pack.ts';
import { textOfFailure } from './pack-failure.ts';

/** Courses that were published after the build, or changed: docs/decisions/0094-offline-packs.md */
let school: PackedSchool;

beforeEach(async () => {
  school = new PackedSchool();
  await school.begin();
});
afterEach(() => vi.unstubAllGlobals());

const textOfPlan = async () => textOfFailure(await planOf(sums, rima).catch((error) => error));

test('a course that the build did not know is kept with the pages that stand for any', async () => {
  school.has.delete('/packs/sums.en.json');
  const picture = '/api/media/a.png';
  school.has.set(picture, 'a picture');
  const files = [{ at: picture, ...(await school.hashAt(picture)) }];
  await school.publish(lessons, { files, hasOtherScript: true });
  await school.keep();
  expect(await school.standing()).toMatchObject({ is: 'kept', missing: 0 });
  expect((await school.device()).packs).toMatchObject([{ title: 'Sums', page: '/course/sums' }]);
  expect(await school.textAt('/course/sums')).toBe('<p>Drawn</p>');
  for (const id of lessons) expect(await school.textAt(`/course/sums/lesson/${id}`)).toBe('<h1>Lesson</h1>');
  for (const at of [courseAt, picture, '/covers/sums.svg', '/assets/bengali.woff2'])
    expect(await school.textAt(at), at).toBe(school.has.get(at));
});

test('a course that was unpublished is kept by a person who has it, also without a picture', async () => {
  school.has.set('/api/enrolment/sums/course', school.has.get(courseAt) ?? '');
  await school.publish(lessons, { withdrawn: true });
  for (const at of [courseAt, '/covers/sums.svg']) school.has.delete(at);
  await school.keep();
  expect(await school.standing()).toMatchObject({ is: 'kept', missing: 0 });
  expect(await school.textAt(courseAt)).toBe(school.has.get('/api/enrolment/sums/course'));
});

test.each([
  ['course', courseAt, '<p>Drawn</p>'],
  ['first lesson', lessonAt('first'), '<h1>Sums</h1>'],
])('of a %s that was published since the build no older page is kept', async (_what, at, coursePage) => {
  await school.keep();
  const answers = await school.kept.open(stores.answer.cache);
  await answers.put(courseAt, new Response('{"_id":"older"}'));
  school.has.set(at, '{"_id":"newer"}');
  await school.publish();
  expect(await school.standing()).toMatchObject({ is: 'newer' });
  await school.keep();
  expect(await school.textAt('/course/sums')).toBe(coursePage);
  expect(await school.textAt('/course/sums/lesson/first')).toBe('<h1>Lesson</h1>');
  expect(await school.textAt(courseAt)).toBe(school.has.get(courseAt));
  // The worker looks there first.
  expect(await answers.match(courseAt)).toBeUndefined();
});

test.each([
  ['together', () => school.publish(lessons, { course: { hash: 'h', bytes: maxPackBytes } })],
  ['by itself', async () => school.refuse(packAt, 'conflict', 409)],
])('what is too large %s is refused before anything comes', async (_how, grow) => {
  await grow();
  expect(await textOfPlan()).toMatch(/too large.*2\.0 MB/);
  expect(school.kept.all.size).toBe(0);
});

test.each(['not-found', 'course-not-open'] as const)(
  'of a course that is gone (%s) nothing half stays, and what is whole does',
  async (code) => {
    const gone = async (at: string) => {
      school.refuse(at, code, 404);
      await expect(school.keep()).rejects.toMatchObject({ trouble: 'gone' });
    };
    // While it comes, and after it had started to.
    await gone(lessonAt('second'));
    expect(await school.device()).toEqual({ packs: [], hashes: new Set() });
    school.refusals.clear();
    school.has.delete('/assets/b.js');
    await expect(school.keep()).rejects.toMatchObject({ trouble: 'changed' });
    await gone(packAt);
    expect(await textOfPlan()).toMatch(/no longer offers this course/);
    expect(await school.device()).toEqual({ packs: [], hashes: new Set() });
    school.refusals.clear();
    school.has.set('/assets/b.js', 'b'.repeat(2000));
    await school.keep();
    await gone(packAt);
    expect(await school.textAt('/course/sums')).toBe('<h1>Sums</h1>');
  },
);
