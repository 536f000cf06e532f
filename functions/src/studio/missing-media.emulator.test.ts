import type { Problem } from '@pathshala/contract/calls/problem';
import { expect, test } from 'vitest';
import { tinyPng } from '../../test/support/media-files.ts';
import { etag, studioSchool } from '../../test/support/studio.ts';
import { lessonFields } from '../../test/support/studio-fields.ts';

const { api, create, head, publish } = studioSchool();

async function upload(): Promise<string> {
  const answer = await fetch(`${api().url}/studio/media`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/png', Authorization: `Bearer ${head().token}` },
    body: new Uint8Array(tinyPng),
  });
  return ((await answer.json()) as { url: string }).url;
}

test('a picture is published once it is there and has words, and not before', async () => {
  const url = await upload();
  const gone = `/api/media/${'0'.repeat(32)}.png`;
  const lessonWith = (id: string, ...lines: string[]) =>
    create('lessons', { ...lessonFields, id: `mango~${id}`, body: ['Look.', '', ...lines].join('\n') });

  const missing = await publish('lessons', 'mango~a', etag(await lessonWith('a', `![A dot](${gone}#1x1)`)));
  expect(missing.status).toBe(422);
  expect((missing.json as Problem).errors).toMatchObject([
    { path: 'body', line: 3, key: 'faults.fileGone', detail: expect.stringContaining('is missing') },
  ]);

  const wordless = await publish('lessons', 'mango~b', etag(await lessonWith('b', `![](${url}#1x1)`)));
  expect((wordless.json as Problem).errors).toMatchObject([
    { path: 'body', line: 3, key: 'faults.noPictureWords' },
  ]);

  const whole = await lessonWith('c', `![A dot](${url}#1x1)`, '', `![](${url}#1x1 "decoration")`);
  expect((await publish('lessons', 'mango~c', etag(whole))).status).toBe(200);
});
