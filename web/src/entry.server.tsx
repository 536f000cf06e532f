import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router-dom';
import { emotionOptions } from './theme/emotion.ts';

/** Renders a page at build time, with the styles it uses in its head, so that nothing shifts before scripts run. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const cache = createCache(emotionOptions);
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const body = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <CacheProvider value={cache}>
        <ServerRouter context={context} url={request.url} />
      </CacheProvider>,
      {
        onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
        onError: reject,
        // Each part stands in its place: none waits in the page's end for a script that moves it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      },
    );
  });
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(body));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body.replace('</head>', `${styles}</head>`), { status, headers });
}
