/**
 * The baseline of the bench's calls: one bare Express route that sends the same bytes and headers as the function did. Its
 * parent sends the answers, each with its address, and speaks to it then as to `serve-function.mjs`.
 */
import { once } from 'node:events';
import express from 'express';
import { serveForParent } from './serve-for-parent.mjs';

const [sent] = await once(process, 'message');
const answers = new Map(sent.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body) }]));
const app = express();
app.disable('x-powered-by').disable('etag').set('query parser', false);
app.get('/api/:call', (request, response) => {
  const { headers, body } = answers.get(request.originalUrl);
  response.set(headers);
  if (request.headers['if-none-match'] === headers.etag) response.status(304).end();
  else response.end(body);
});
serveForParent(app);
