import { schemaIssues } from '@pathshala/content/kinds/schemas';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, useFormikContext } from 'formik';
import { expect, it } from 'vitest';
import { renderAs, visitor } from '../../../testing/render-as.tsx';
import { IssuesList, useChecks } from '../publish/checks.tsx';
import { FormIssuesContext } from './form-issues.ts';
import { QuizField } from './quiz-field.tsx';

function Checked() {
  const { values } = useFormikContext<StudioFields>();
  const checks = useChecks('lessons', values, []);
  return (
    <FormIssuesContext value={checks.inForm}>
      <button type="button" onClick={() => checks.check()}>
        Check
      </button>
      <IssuesList kind="lessons" issues={checks.listed} onGoTo={checks.goTo} />
      <QuizField name="quiz" label="Quiz" as="quiz" />
    </FormIssuesContext>
  );
}

it('a question added after a check is not wrong before it is touched, and is checked the next time', async () => {
  const values = { minutes: 8, body: 'One and one is two.' };
  expect(schemaIssues('lessons', { ...values, title: 'Mangoes' })).toEqual([]);
  renderAs(
    visitor,
    <Formik initialValues={values} onSubmit={() => undefined}>
      <Checked />
    </Formik>,
    '/',
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Check');
  expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(1);
  await press('Add question');
  expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'Question 1' })).toBeValid();
  await userEvent.click(screen.getByRole('textbox', { name: 'Question 1' }));
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Question 1' })).toBeInvalid();
  expect(screen.getByLabelText('Option 1')).toBeValid();
  await press('Check');
  expect(screen.getByLabelText('Option 1')).toBeInvalid();
});
