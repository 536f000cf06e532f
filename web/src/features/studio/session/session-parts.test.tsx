import 'fake-indexeddb/auto';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { copyKey, countUnsent, forgetUnsent } from '../../../device/drafts.ts';
import { opened, openSession, type Saving } from './draft-session.ts';
import { useLeaveQuestion } from './session-parts.tsx';
import { formOf, keepCopy, readCopy } from './use-draft.ts';

function Asking({ saving }: { readonly saving: Saving }) {
  useLeaveQuestion(saving);
  return null;
}

test.each([
  ['offline', { isOnline: true, asks: true }],
  ['typing', { isOnline: false, asks: true }],
  ['typing', { isOnline: true, isKept: false, asks: true }],
  ['typing', { isOnline: true, asks: false }],
  ['saved', { isOnline: true, asks: false }],
  ['saved', { isOnline: false, asks: false }],
] as const)('before the browser leaves the site with %s work: %j', (state, { isOnline, asks, ...kept }) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  render(<Asking saving={{ ...opened({ updateTime: 't1', draft: {} }), state, ...kept }} />);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(asks);
});

const draft = { title: 'Mangoes', summary: 'One' };

test('what is typed and what somebody else changes are both in the form; an empty row is in the form alone', () => {
  const session = openSession(opened({ updateTime: '1', draft }), {
    send: async () => ({ type: 'unreachable' }),
    keep: async () => true,
  });
  const { look, set } = formOf(session, () => undefined);
  set('title', 'Typed');
  set('outcomes[1]', '');
  expect(look()).toEqual({ title: 'Typed', summary: 'One', outcomes: [undefined, ''] });
  expect(session.look().mine).toEqual({ title: 'Typed', summary: 'One' });
  session.replace({ updateTime: '2', draft: { ...draft, summary: 'Theirs' } });
  expect(look()).toEqual({ title: 'Typed', summary: 'Theirs' });
  expect(session.look().mine).toEqual({ title: 'Typed', summary: 'Theirs' });
  session.close();
});

const copy = (title: string) => ({
  ...{ base: { updateTime: 't1', fields: {} }, mine: { title }, sent: null, left: [] },
});

test('keeps the last copy of each person’s work; counts and removes only their own', async () => {
  const [rima, tanvir] = [copyKey('u1', 'lessons', 'a~b'), copyKey('u10', 'lessons', 'a~b')];
  await Promise.all([keepCopy(rima, copy('none')), keepCopy(rima, copy('one'))]);
  expect(await readCopy(rima)).toEqual(copy('one'));
  await keepCopy(copyKey('u1', 'articles', 'a'), copy('two'));
  await keepCopy(tanvir, copy('three'));
  expect([await countUnsent('u1'), await countUnsent('u10'), await countUnsent('u2')]).toEqual([2, 1, 0]);
  await forgetUnsent('u1');
  expect([await countUnsent('u1'), await countUnsent('u10')]).toEqual([0, 1]);
  expect(await readCopy(tanvir)).toEqual(copy('three'));
});
