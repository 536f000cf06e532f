import type { PublishedSchool, ShownDraft } from '@pathshala/contract/calls/site-server';
import type { Preview } from '@pathshala/contract/studio/schemas';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { createPreview } from './routes.ts';

const school = {} as PublishedSchool;
let rendered: ShownDraft[] = [];

function preview() {
  const server = {
    draft: async (draft: ShownDraft) => {
      rendered.push(draft);
      return `<p>${draft.title} ${rendered.length}</p>`;
    },
  };
  const openSite = async () => ({ ...server, version: '1' }) as never;
  return createPreview({} as Firestore, openSite);
}

const draft = (version: string, { kind, ...fields }: Pick<Preview, 'kind'> & Record<string, unknown>) => ({
  version,
  preview: { kind, id: 'mango~first', expiresAt: '2026-01-08T00:00:00.000Z', fields },
});

beforeEach(() => {
  rendered = [];
});

test('a draft is rendered once for all who open its link, and again when it has changed', async () => {
  const show = preview();
  const book = { kind: 'books', title: { en: 'Mangoes', bn: 'আম' } } as const;
  for (let opened = 0; opened < 20; opened += 1) {
    expect(await show(draft('a 1', book), 'en', school)).toMatchObject({ html: '<p>Mangoes 1</p>' });
  }
  expect(rendered).toHaveLength(1);
  await show(draft('a 2', book), 'en', school);
  expect(await show(draft('a 2', book), 'bn', school)).toMatchObject({ html: '<p>আম 3</p>' });
  expect(rendered).toHaveLength(3);
});

test('what would take long to render is shown as it is written', async () => {
  const body = `$${'1+'.repeat(25_000)}1=2$`;
  await preview()(draft('b 1', { kind: 'lessons', title: 'Long', body, quiz: [] }), 'en', school);
  expect(rendered).toEqual([
    { title: 'Long', fields: { title: 'Long', body, quiz: [] }, endsAt: '2026-01-08T00:00:00.000Z' },
  ]);
});
