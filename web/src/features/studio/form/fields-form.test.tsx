import { schemaIssues } from '@pathshala/content/kinds/schemas';
import { figureKinds } from '@pathshala/content/render/figures/render-figure';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { hideableParts } from '@pathshala/contract/content/published';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { IssuesList, useChecks } from '../publish/checks.tsx';
import { FigureForm } from '../text/figure-dialog.tsx';
import { exampleFigure } from '../text/starters.ts';
import { ItemForm } from './fields-form.tsx';
import { FormIssuesContext } from './form-issues.ts';
import { FormContext, openForm, useValue, valueAt } from './form-values.ts';
import { QuizField } from './quiz-field.tsx';

let store = openForm({});
const values = () => store.look() as StudioFields;

function form(kind: StudioKind, first: StudioFields) {
  store = openForm(first);
  return (
    <FormContext value={store}>
      <ItemForm kind={kind} />
    </FormContext>
  );
}

it('Enter goes on to the next text of a list', async () => {
  render(form('courses', { outcomes: [''] }));
  const first = screen.getByRole('textbox', { name: 'What students will learn 1' });
  await userEvent.type(first, 'Add{Enter}');
  const second = screen.getByRole('textbox', { name: 'What students will learn 2' });
  expect(second).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: 'What students will learn 1 in Bangla' }), 'যোগ');
  expect(values().outcomes).toEqual([{ en: 'Add', bn: 'যোগ' }, '']);
});

it('accepts a number in the digits of both languages, and follows changes from outside', async () => {
  render(form('courses', {}));
  const field = screen.getByLabelText('Price in US dollars');
  await userEvent.type(field, '১২.৫ x');
  expect(field).toHaveValue('১২.৫');
  expect(values().price).toBe(12.5);
  await userEvent.clear(field);
  expect(values().price).toBeUndefined();
  act(() => store.set('', { price: 7 }));
  expect(field).toHaveValue('7');
});

it('hides a part of home and shows it again; the beginning and what is a student’s own always stay', async () => {
  render(form('home', {}));
  const investors = screen.getByRole('checkbox', { name: 'Show: Investors' });
  expect(investors).toBeChecked();
  await userEvent.click(investors);
  expect(values().hidden).toEqual(['investors']);
  await userEvent.click(investors);
  expect(values().hidden).toEqual([]);
  expect(screen.getAllByRole('checkbox')).toHaveLength(hideableParts.length);
  expect(screen.queryByRole('checkbox', { name: /Top of the page|My courses/ })).toBeNull();
});

it('shows one part of home at a time, in both languages, and numbers the entries of lists', () => {
  const paper = { en: 'The Courier', bn: 'বার্তা' };
  const courier = { paper, headline: 'A quiet hour', quote: 'Six.', year: 2026 };
  const weekly = { paper: 'Kashful Weekly', headline: 'Free books', quote: 'We printed it.', year: 2025 };
  const hero = { title: { en: 'Learn at home.', bn: 'ঘরে বসে শেখো।' }, secondary: { label: 'Try a lesson' } };
  render(form('home', { hero, press: [courier, weekly] }));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const field = (label: string) => screen.getByLabelText(label);
  const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  press('Top of the page');
  expect(field('Top of the page: title')).toHaveValue('Learn at home.');
  expect(field('Top of the page: title in Bangla')).toHaveValue('ঘরে বসে শেখো।');
  expect(field('Top of the page: second button')).toHaveValue('Try a lesson');
  press('Press');
  expect(screen.queryByLabelText('Top of the page: title')).toBeNull();
  press('headline 1 The Courier');
  expect(field('headline 1: Newspaper in Bangla')).toHaveValue('বার্তা');
  expect(screen.getByRole('button', { name: 'Move headline 1 up' })).toBeDisabled();
  write('headline 1: Headline', 'The quietest hour');
  press('headline 2 Kashful Weekly');
  expect(field('headline 2: Year')).toHaveValue('2025');
  expect(screen.queryByLabelText('headline 1: Newspaper')).toBeNull();
  press('Move headline 2 up');
  press('Add headline');
  write('headline 3: Newspaper', 'Tiffin Times');
  const moved = [weekly, { ...courier, headline: 'The quietest hour' }, { paper: 'Tiffin Times' }];
  expect(values()).toEqual({ hero, press: moved });
});

it('makes a quiz of questions that are pasted, and says where no right answer is named', async () => {
  render(form('lessons', {}));
  await userEvent.click(screen.getByRole('button', { name: 'Questions as text' }));
  const text = screen.getByRole('textbox', { name: 'Questions as text' });
  fireEvent.change(text, {
    target: { value: '1. One and one?\na) 1\nb) 2\nAnswer: b\nWhy: Count.\n2. Two and one?\na) 3\nb) 4' },
  });
  expect(screen.getByText('2 questions found. These have no right answer: 2.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add to the quiz' }));
  expect(text).toHaveValue('');
  const question = screen.getByRole('region', { name: 'Question 1' });
  await userEvent.click(within(question).getByRole('button', { name: /^Question 1\s*One and one\?/ }));
  expect(within(question).getAllByRole('radio')[1]).toBeChecked();
  expect(values().quiz).toMatchObject([{ options: ['1', '2'], answer: 1 }, { options: ['3', '4'] }]);
});

it('shows a question as a line until it is chosen, and puts back one that was removed', async () => {
  const quiz = [
    { question: 'One and one?', options: ['1', '2'], answer: 1, explanation: 'Count on.' },
    { question: 'Two and one?', options: ['3', '4'], explanation: 'Count on.' },
  ];
  renderPage(form('lessons', { quiz }), { at: '/studio' });
  const [first, second] = [1, 2].map((at) => screen.getByRole('region', { name: `Question ${at}` }));
  expect(first).toHaveTextContent('One and one?✓ 2');
  expect(second).toHaveTextContent('No right answer yet');
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Question 1/ }));
  expect(within(first as HTMLElement).getAllByRole('radio')[1]).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: /^Question 2/ }));
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Question 2' }));
  expect(values().quiz).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Put back' }));
  expect(values().quiz).toEqual(quiz);
});

function Checked() {
  const [fields = {}] = useValue<StudioFields>('');
  const checks = useChecks('lessons', fields, []);
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

it('a question added after a check is checked the next time', async () => {
  const first = { minutes: 8, body: 'One and one is two.' };
  expect(schemaIssues('lessons', { ...first, title: 'Mangoes' })).toEqual([]);
  const checked = (
    <FormContext value={openForm(first)}>
      <Checked />
    </FormContext>
  );
  renderPage(checked, { at: '/studio' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Check');
  expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(1);
  await press('Add question');
  expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(1);
  const question = screen.getByRole('textbox', { name: 'Question 1' });
  expect(question).toHaveFocus();
  expect(question).toBeValid();
  // Enter leads from option to option.
  await userEvent.type(screen.getByRole('textbox', { name: 'Option 3' }), '7{Enter}');
  expect(screen.getByRole('textbox', { name: 'Option 4' })).toHaveFocus();
  await press('Check');
  expect(screen.getByRole('textbox', { name: 'Question 1' })).toBeInvalid();
  expect(screen.getByLabelText('Option 1')).toBeInvalid();
});

describe('the form of a figure', () => {
  let form = openForm({});

  const show = (kind: string) => {
    const first = exampleFigure(kind, 'en');
    form = openForm(first);
    const schema = figureKinds.find((one) => one.kind === kind)?.schema.describe();
    if (!schema) throw new Error(kind);
    const page = (
      <FormContext value={form}>
        <FigureForm schema={schema} />
      </FormContext>
    );
    renderPage(page, { at: '/', path: '/' });
    return first;
  };

  it('changes a number in any digits, adds an entry like the last, and takes one away', async () => {
    show('fraction-bars');
    const first = within(screen.getByRole('group', { name: 'Bars 1' }));
    await userEvent.clear(first.getByLabelText('Equal parts'));
    await userEvent.type(first.getByLabelText('Equal parts'), '৮');
    await userEvent.click(screen.getByRole('button', { name: 'Add another: Bars' }));
    expect(valueAt(form.look(), 'bars')).toEqual([
      { parts: 8, shaded: 3, label: '3/4' },
      { parts: 8, shaded: 3, label: '3/4' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Bars 1' }));
    expect(valueAt(form.look(), 'bars')).toHaveLength(1);
  });

  test.each(figureKinds.map(({ kind }) => kind))('%s: every field of its example has a name', (kind) => {
    const first = show(kind);
    const values = screen
      .getAllByRole('textbox')
      .map((one) => (one as HTMLInputElement).value)
      .concat(screen.queryAllByRole('combobox').map((one) => (one as HTMLSelectElement).value));
    const leaves = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(leaves)
        : typeof value === 'boolean'
          ? []
          : [String(value)];
    const { kind: _, ...fields } = { kind, ...first };
    for (const leaf of leaves(fields)) expect(values).toContain(leaf);
    for (const box of screen.getAllByRole('textbox', { hidden: false })) expect(box).toHaveAccessibleName();
  });
});
