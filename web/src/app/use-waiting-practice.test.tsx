import { endpoints } from '@pathshala/contract/calls/endpoints';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { practiceOutbox } from '../api/practice-outbox.ts';
import { renderAs, rima } from '../testing/render-as.tsx';
import { changesOf, matchCall, serveSchool } from '../testing/serve-school.ts';
import { useWaitingPractice } from './use-waiting-practice.ts';

const practised = {
  id: 'e1',
  at: 1,
  template: 'm1-put-together',
  seed: 1,
  level: 1,
  outcome: 'right',
} as const;

function AnyPage() {
  useWaitingPractice();
  return <h1>Blog</h1>;
}

let isOnline = true;
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
test('what was practised without a connection is sent from any page once the line is back, and once only', async () => {
  const calls = serveSchool(() => ({ json: {} }));
  const sent = () => changesOf(calls).filter((one) => matchCall(endpoints.addPractice, one));
  isOnline = false;
  practiceOutbox.add('u-rima', [practised]);
  renderAs(rima, <AnyPage />, '/blogs');
  expect(practiceOutbox.waiting('u-rima')).toHaveLength(1);
  isOnline = true;
  for (const _ of ['once', 'twice']) act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(practiceOutbox.waiting('u-rima')).toEqual([]));
  expect(sent()).toMatchObject([{ body: { entries: [practised] } }]);
});
