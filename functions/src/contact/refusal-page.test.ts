import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, serve } from '../../test/support/server.ts';
import { ApiError } from '../http/problem.ts';
import { contactRefusalPage } from './refusal-page.ts';

let server: Server;
beforeAll(async () => {
  const app = express();
  const refusals = [new ApiError('unavailable'), new ApiError('too-large')];
  for (const refusal of refusals) {
    app.post(`/${refusal.code}`, (request, response) => {
      response.send(contactRefusalPage(request, refusal, '4k9t2mzx0q'));
    });
  }
  server = await serve(app);
});
afterAll(() => server.close());

/** The page that a browser gets whose form was refused. */
async function pageOf(code: string): Promise<string> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
  const answer = await fetch(`${server.origin}/${code}`, { method: 'POST', headers, body: 'name=Rima' });
  return answer.text();
}

test('a fault of ours names the request', async () => {
  expect(await pageOf('unavailable')).toContain('tell us this code: 4k9t2mzx0q');
});

test('what the visitor can mend does not', async () => {
  expect(await pageOf('too-large')).not.toContain('4k9t2mzx0q');
});
