import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { createServer, type Plugin } from 'vite';
import { answerPages } from './dev/answer-pages.ts';

/** The site of `npm run dev`: Vite's dev server renders each page with the build's function, from the current modules. */
const { values } = parseArgs({ options: { port: { type: 'string' }, strictPort: { type: 'boolean' } } });

/** The emulators' Hosting. */
const api = process.env.PATHSHALA_API_PROXY ?? 'http://127.0.0.1:5100';
const proxied = ['/api', '/__/', '/blog.json', '/blog2.json', '/sitemap.xml', '/preview', '/newest/'];

/** Pages come last, after Vite's own addresses and the files of `public`. */
const pages: Plugin = {
  name: 'pathshala:pages',
  configureServer: (vite) => () => void vite.middlewares.use(answerPages(vite)),
};

const vite = await createServer({
  root: join(import.meta.dirname, '..'),
  plugins: [pages],
  server: {
    host: '127.0.0.1',
    port: Number(values.port ?? 5173),
    strictPort: values.strictPort ?? false,
    proxy: Object.fromEntries(proxied.map((path) => [path, api])),
  },
});
await vite.listen();
vite.printUrls();
// Where `npm run dev` has started it.
parentPort?.postMessage('listens');
