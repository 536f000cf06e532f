import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { practiceLog, visitorPractice } from '../../api/practice-log.ts';
import { renderAs, rima } from '../../testing/render-as.tsx';
import { changesOf, matchCall, type SchoolCall, serveSchool } from '../../testing/serve-school.ts';
import { AccountLog } from './account-log.tsx';

const theirs: PracticeEntry = {
  ...{ id: 'there', at: 5, template: 'elsewhere', seed: 1, level: 1, outcome: 'right' },
};
let calls: SchoolCall[];

// Loaded ahead: these tests check what happens, not when.
beforeAll(() => import('./own-log.tsx'));
beforeEach(() => {
  calls = serveSchool((call) => {
    if (!matchCall(endpoints.practiceLog, call)) return { json: { added: 1 } };
    const isFirst = call.what.endsWith('after=0');
    return { json: { entries: isFirst ? [theirs] : [], next: 1, more: false } };
  });
  for (const seed of [1, 2]) {
    practiceLog.add({ template: 'sums', seed, level: 1, outcome: 'right' }, 10 + seed);
  }
});
const templates = () => practiceLog.read().map(({ template }) => template);
const offer = () => screen.findByRole('heading', { name: '2 exercises were done here before you logged in' });
const show = () => renderAs(rima, <AccountLog />, '/practice');
const sent = () => changesOf(calls).flatMap(({ body }) => (body as { entries: PracticeEntry[] }).entries);

test('a signed-in person has their own log here; claiming the visitors’ log moves it into the account', async () => {
  show();
  await offer();
  await waitFor(() => expect(templates()).toEqual(['elsewhere']));
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, that was me' }));
  expect(screen.getByRole('status')).toHaveTextContent('Added to your account.');
  expect(screen.getByRole('status')).toHaveFocus();
  await waitFor(() => expect(sent().map(({ template }) => template)).toEqual(['sums', 'sums']));
  await waitFor(() => expect(templates()).toEqual(['elsewhere', 'sums', 'sums']));
  expect(visitorPractice.read()).toEqual([]);
});

test('after declining there is no new prompt until visitors have practised more', async () => {
  const first = show();
  await offer();
  await userEvent.click(screen.getByRole('button', { name: 'No, someone else' }));
  expect(screen.getByRole('status')).toHaveTextContent('They stay on this device');
  expect(visitorPractice.read()).toHaveLength(2);
  first.unmount();
  const second = show();
  await waitFor(() => expect(calls.at(-1)?.what).toContain('after=1'));
  expect(screen.queryByRole('heading')).toBeNull();
  second.unmount();
  const more = { ...theirs, id: 'more', at: 99 };
  visitorPractice.write([...visitorPractice.read(), more]);
  show();
  await screen.findByRole('heading', { name: '1 exercise was done here before you logged in' });
  expect(sent()).toEqual([]);
});
