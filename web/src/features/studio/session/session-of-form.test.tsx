import { act, render, screen } from '@testing-library/react';
import { Field, Formik, type FormikProps } from 'formik';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { opened, openSession } from './draft-session.ts';
import { SessionOfForm } from './session-of-form.ts';

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
