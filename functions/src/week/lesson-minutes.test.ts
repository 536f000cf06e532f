import { expect, test } from 'vitest';
import { lessonMinutes } from './lesson-minutes.ts';

const marks = (...minutesAt: readonly number[]) =>
  minutesAt.map((one) => ({ at: one * 60_000, minutes: 12 }));

test.each([
  ['one lesson', marks(0), 12],
  ['lessons far apart', marks(0, 60, 1500), 36],
  ['four quick marks', marks(3, 0, 1, 2), 15],
  ['none', [], 0],
])('the minutes of %s', (_what, given, minutes) => expect(lessonMinutes(given)).toBe(minutes));
