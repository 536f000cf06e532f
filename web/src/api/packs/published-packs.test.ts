import { packMost } from '@pathshala/contract/course-pack';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPacks } from '../../../offline/packs/read.ts';
import { keptHashes } from '../../../offline/packs/write.ts';
import { stores } from '../../../offline/stores.ts';
import {
  course,
  courseAt,
  lessonAt,
  lessons,
  name,
  PackedSchool,
  packAt,
  rima,
} from '../../testing/packed-school.ts';
import { forgetHalf } from './keep-pack.ts';
import { isRefused, textOfFailure } from './pack-failure.ts';

/** Courses that were published after the build, or changed: docs/decisions/0127-packs-without-a-build.md */
let school: PackedSchool;

beforeEach(async () => {
  school = new PackedSchool();
  await school.begin();
});
afterEach(() => vi.unstubAllGlobals());

const failureOfPlan = async () => school.plan().catch((error: unknown) => error);

async function expectNothingHalf(): Promise<void> {
  expect(await readPacks()).toEqual([]);
  expect(await keptHashes()).toEqual(new Set());
}

test('a course that the build did not know is kept with the pages that stand for any', async () => {
  school.has.delete('/packs/sums.en.json');
  school.has.set('/api/media/a.png', 'a picture');
  const { at, hash, bytes } = await school.partOf('/api/media/a.png');
  await school.publish(lessons, { files: [{ at, hash, bytes }], hasOtherScript: true });
  await school.keep();
  expect(await school.standing()).toMatchObject({ is: 'kept', missing: 0 });
  expect((await readPacks())[0]).toMatchObject({ title: course.title, page: '/course/sums' });
  expect(await school.textAt('/course/sums')).toBe('<p>Drawn</p>');
  for (const id of lessons) expect(await school.textAt(`/course/sums/lesson/${id}`)).toBe('<h1>Lesson</h1>');
  expect(await school.textAt(courseAt)).toBe(school.has.get(courseAt));
  expect(await school.textAt('/api/media/a.png')).toBe('a picture');
  expect(await school.textAt('/covers/sums.svg')).toBe('<svg/>');
  expect(await school.textAt('/assets/bengali.woff2')).toBe('bengali');
});

test('a course that was unpublished is kept by a person who has it', async () => {
  school.has.set('/api/enrolment/sums/course', school.has.get(courseAt) ?? '');
  await school.publish(lessons, { withdrawn: true });
  school.has.delete(courseAt);
  await school.keep();
  expect(await school.standing()).toMatchObject({ is: 'kept', missing: 0 });
  expect(await school.textAt(courseAt)).toBe(school.has.get('/api/enrolment/sums/course'));
});

test('a picture that the site has nowhere is not missed', async () => {
  school.has.delete('/covers/sums.svg');
  await school.keep();
  expect(await school.standing()).toMatchObject({ is: 'kept' });
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
  [
    'together with what comes with any',
    () => school.publish(lessons, { course: { hash: 'h', bytes: packMost } }),
  ],
  ['by itself', async () => school.refuse(packAt, 'conflict', 409)],
])('what is too large %s is refused before anything comes', async (_how, grow) => {
  await grow();
  const failure = await failureOfPlan();
  expect(isRefused(failure)).toBe(true);
  expect(textOfFailure(failure)).toMatch(/too large.*at most 2\.0 MB/);
  expect(school.kept.all.size).toBe(0);
});

test.each(['not-found', 'course-not-open'] as const)(
  'of a course that is gone (%s) nothing half stays, and what is whole does',
  async (code) => {
    school.has.delete('/assets/b.js');
    await expect(school.keep()).rejects.toMatchObject({ trouble: 'changed' });
    school.refuse(packAt, code, 404);
    const failure = await failureOfPlan();
    expect(isRefused(failure)).toBe(true);
    expect(textOfFailure(failure)).toMatch(/no longer offers this course/);
    await forgetHalf(name);
    await expectNothingHalf();
    school.refusals.clear();
    school.has.set('/assets/b.js', 'b'.repeat(2000));
    await school.keep();
    await forgetHalf(name);
    expect(await school.textAt('/course/sums')).toBe('<h1>Sums</h1>');
  },
);

test('a course that goes while it comes leaves nothing half behind', async () => {
  const plan = await school.plan();
  school.refuse(lessonAt('second'), 'not-found', 404);
  await expect(school.keepPlan(plan, rima)).rejects.toMatchObject({ code: 'not-found' });
  await expectNothingHalf();
});
