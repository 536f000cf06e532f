import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, Formik, type FormikProps } from 'formik';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { copyKey, countUnsent, forgetUnsent } from '../../../device/drafts.ts';
import { PreparePageContext } from '../../../page/page-loader.ts';
import { createMemoryRouter, RouterProvider } from '../../../testing/router.ts';
import { opened, openSession, type SavingState } from './draft-session.ts';
import { Stay } from './session-parts.tsx';
import { keepCopy, readCopy, SessionOfForm } from './use-draft.ts';

const preparePage = vi.fn<(path: string) => Promise<void>>();
/** An item whose text is in sight, in a site with another page. */
function open(state: SavingState = 'saved', kept: { readonly isKept?: boolean } = {}) {
  const saving = { ...opened({ updateTime: 't1', draft: {} }), state, ...kept };
  const item = (
    <>
      <input aria-label="Text" />
      <Stay saving={saving} />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: item },
    { path: '/blogs', element: <p>Blog</p> },
  ]);
  render(
    <PreparePageContext value={preparePage}>
      <RouterProvider router={router} />
    </PreparePageContext>,
  );
  return router;
}

test('the text stays in sight while the page of a link does not come, and a press asks again', async () => {
  preparePage.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue();
  const router = open();
  await userEvent.type(screen.getByLabelText('Text'), 'Sums');
  await act(() => router.navigate('/blogs'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByLabelText('Text')).toHaveValue('Sums');
  expect(preparePage).toHaveBeenCalledExactlyOnceWith('/blogs');
  await userEvent.click(again);
  expect(await screen.findByText('Blog')).toBeVisible();
});

test('a page that the school does not have is opened: the site says so', async () => {
  preparePage.mockReset().mockRejectedValue({ status: 404 });
  const router = open();
  await act(() => router.navigate('/blogs'));
  expect(await screen.findByText('Blog')).toBeVisible();
});

test.each([
  ['offline', { isOnline: true, asks: true }],
  ['typing', { isOnline: false, asks: true }],
  ['typing', { isOnline: true, isKept: false, asks: true }],
  ['typing', { isOnline: true, asks: false }],
  ['saved', { isOnline: true, asks: false }],
  ['saved', { isOnline: false, asks: false }],
] as const)('before the browser leaves the site with %s work: %j', (state, { isOnline, asks, ...kept }) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  open(state, kept);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(asks);
});

const draft = { title: 'Mangoes', summary: 'One' };

test('what is typed at the moment in which a merge comes in stays, and so does the merge', () => {
  const session = openSession(opened({ updateTime: '1', draft }), {
    send: async () => ({ type: 'unreachable' }),
    keep: async () => true,
  });
  const form = createRef<FormikProps<typeof draft>>();
  render(
    <Formik innerRef={form} initialValues={draft} onSubmit={() => undefined}>
      <div>
        <Field name="title" aria-label="Title" />
        <Field name="summary" aria-label="Summary" />
        <SessionOfForm kind="articles" session={session} onTyped={() => undefined} />
      </div>
    </Formik>,
  );
  act(() => {
    void form.current?.setFieldValue('title', 'Typed');
    session.replace({ updateTime: '2', draft: { ...draft, summary: 'Theirs' } } as never);
  });
  expect(session.look().mine).toEqual({ title: 'Typed', summary: 'Theirs' });
  expect(screen.getByLabelText('Title')).toHaveValue('Typed');
  expect(screen.getByLabelText('Summary')).toHaveValue('Theirs');
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
