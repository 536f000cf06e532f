import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { bootScript } from '@pathshala/boot/boot-script';
import { loadContent } from '@pathshala/content/load-content';
import { addressIn, languageOfAddress, prefixOf } from '@pathshala/contract/text/languages';
import { type Connect, createServer, type Plugin, type ViteDevServer } from 'vite';
import { builtLanguage, languageVariable } from './built-language.ts';
import { entrySource } from './render/built-site.ts';
import { schoolOfFiles } from './render/school-files.ts';

/** The site of `npm run dev`: the browser draws every page; this server answers with data from the content files. */
const { values } = parseArgs({ options: { port: { type: 'string' }, strictPort: { type: 'boolean' } } });

const api = process.env.PATHSHALA_API_PROXY ?? 'http://127.0.0.1:5100';
const proxied = ['/api', '/__/', '/blog.json', '/blog2.json', '/sitemap.xml', '/preview', '/newest/'];

/** React's Vite plugin calls this: otherwise a change in a page's file, with its other exports, reloads the page. */
const keepState = `<script>window.__getReactRefreshIgnoredExports = () => ['loader', 'meta'];</script>`;

function answerPages(vite: ViteDevServer): Connect.NextHandleFunction {
  const school = schoolOfFiles(loadContent(), builtLanguage);
  const site = {
    bootScript,
    madeOf: () => ({ modules: [`/${entrySource}`], sheets: [] }),
    styles: () => '',
  };

  async function answer(pathname: string): Promise<readonly [status: number, type: string, text: string]> {
    const { language } = languageOfAddress(pathname);
    if (language !== builtLanguage) {
      const here = `This dev server shows the pages under ${prefixOf(builtLanguage) || '/'} alone.`;
      return [404, 'text/plain', `${here} For others: ${languageVariable}=${language} npm run dev\n`];
    }
    const server = (await vite.ssrLoadModule('/src/server.ts')) as typeof import('../src/server.ts');
    const [, page] = /^(.*)\/data\.json$/.exec(pathname) ?? [];
    if (page !== undefined) {
      const data = await server.readData(page || '/', school);
      return data === undefined ? [404, 'text/plain', ''] : [200, 'application/json', JSON.stringify(data)];
    }
    const { html } = await server.render(addressIn(language, '/'), { school, site, isDrawn: true });
    const head = await vite.transformIndexHtml(pathname, '<head></head>');
    // At the end: React would hydrate the first scripts of a document as its own.
    const scripts = keepState + head.replaceAll(/<\/?head>/g, '');
    return [200, 'text/html', html.replace('</body>', () => `${scripts}</body>`)];
  }

  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://dev.invalid');
    const isFile = /\.\w+$/.test(pathname) && !pathname.endsWith('/data.json');
    if (isFile || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    answer(decodeURI(pathname)).then(([status, type, text]) => {
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
      response.end(text);
    }, next);
  };
}

const pages: Plugin = {
  name: 'pathshala:pages',
  configureServer: (vite) => () => void vite.middlewares.use(answerPages(vite)),
  // What is HTML alone comes with the data: no browser has asked for its module.
  hotUpdate({ modules }) {
    if (this.environment.name !== 'client' || modules.every((one) => one.isSelfAccepting !== undefined))
      return;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
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
parentPort?.postMessage('listens');
