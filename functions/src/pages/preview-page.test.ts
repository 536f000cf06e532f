import { beforeEach, expect, test, vi } from 'vitest';

const rendering = vi.hoisted(() => ({ times: 0 }));
vi.mock('@pathshala/content/render/lesson-record', async (original) => {
  const real = await original<typeof import('@pathshala/content/render/lesson-record')>();
  const lessonRecord: typeof real.lessonRecord = (...given) => {
    rendering.times += 1;
    return real.lessonRecord(...given);
  };
  return { ...real, lessonRecord };
});

const { previewPage } = await import('./preview-page.ts');

const draft = (version: string, body: string) => ({
  version,
  preview: {
    kind: 'lessons' as const,
    id: 'mango~first',
    expiresAt: '2026-01-08T00:00:00.000Z',
    fields: { title: 'Mangoes', body, quiz: [] },
  },
});
const html = (...given: Parameters<typeof previewPage>) => (previewPage(...given) as { html: string }).html;

beforeEach(() => {
  rendering.times = 0;
});

test('a draft is rendered once for all who open its link, and again when it has changed', () => {
  for (let opened = 0; opened < 20; opened += 1) {
    expect(html(draft('a 1', 'One is $1$.'), 'en')).toContain('<math');
  }
  expect(rendering.times).toBe(1);
  expect(html(draft('a 2', 'Two is $2$.'), 'en')).toContain('<mn>2</mn>');
  expect(html(draft('a 2', 'Two is $2$.'), 'bn')).toContain('lang="bn"');
  expect(rendering.times).toBe(3);
});

test('what would take long to render stands there as it is written', () => {
  const formula = `$${'1+'.repeat(25_000)}1=2$`;
  expect(html(draft('b 1', formula), 'en')).toContain(`<p>${formula}</p>`);
  expect(html(draft('b 1', formula), 'en')).not.toContain('<math');
  expect(rendering.times).toBe(1);
});
