import { dayMs } from '@pathshala/contract/site/region';
import type { UserRecord } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { lastSignOfLife, stepOf } from './inactive-accounts.ts';
import { inactivity } from './outdated.ts';

const lastActive = Date.UTC(2020, 0, 1);
const after = (days: number) => lastActive + days * dayMs;
const warningDay = inactivity.after - inactivity.warning;

test.each([
  ['is left alone until a month before its end', undefined, warningDay - 1, 'keep'],
  ['is told of its end', undefined, warningDay, 'warn'],
  ['is not told twice', warningDay, warningDay + 1, 'keep'],
  ['does not end early', warningDay, inactivity.after - 1, 'keep'],
  ['ends', warningDay, inactivity.after, 'end'],
  ['is told although its time is long over', undefined, inactivity.after * 2, 'warn'],
  ['does not end before a month after it was told', inactivity.after * 2, inactivity.after * 2 + 29, 'keep'],
  ['ends a month after it was told', inactivity.after * 2, inactivity.after * 2 + 30, 'end'],
  ['is told again once its warning is out of date', warningDay, warningDay + inactivity.warningKept, 'warn'],
  ['is used again after a warning', -1, 1, 'keep'],
  ['is told again after a later inactivity', -1, inactivity.after, 'warn'],
])('an account: %s', (_what, warned, days, step) => {
  const warnedAt = warned === undefined ? undefined : after(warned);
  expect(stepOf({ lastActive, warnedAt }, after(days))).toBe(step);
});

test('an account whose page is still open is used: Firebase renews its token', () => {
  const [creationTime, lastRefreshTime] = [0, 700].map((days) => new Date(after(days)).toUTCString());
  const metadata = { creationTime, lastSignInTime: creationTime, lastRefreshTime };
  expect(lastSignOfLife({ metadata } as UserRecord)).toBe(after(700));
});
