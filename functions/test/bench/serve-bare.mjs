/**
 * The yardstick of the bench's calls: one bare Express route that sends the same bytes and headers as the function did.
 * `node serve-bare.mjs answers.json`, where each address has its answer. Speaks to its parent as `serve-function.mjs`.
 */
import { readFileSync } from 'node:fs';
import express from 'express';
import { serveForParent } from './serve-for-parent.mjs';

const answers = new Map(
  JSON.parse(readFileSync(process.argv[2], 'utf8')).map(({ path, headers, body }) => [
    path,
    { headers, body: Buffer.from(body) },
  ]),
);
const app = express();
app.disable('x-powered-by').disable('etag').set('query parser', false);
app.get('/api/:call', (request, response) => {
  const { headers, body } = answers.get(request.originalUrl);
  response.set(headers);
  if (request.headers['if-none-match'] === headers.etag) response.status(304).end();
  else response.end(body);
});
serveForParent(app);
