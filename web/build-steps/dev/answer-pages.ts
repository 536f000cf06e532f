import { bootScript } from '@pathshala/boot/boot-script';
import { pagesAhead } from '@pathshala/boot/pages-ahead';
import { loadContent } from '@pathshala/content/load-content';
import { pageIds } from '@pathshala/content/page-ids';
import { prerenderedAddresses } from '@pathshala/contract/site/all-routes';
import { addressIn, languageOfAddress, prefixOf } from '@pathshala/contract/text/language-address';
import type { Language } from '@pathshala/contract/text/languages';
import type { Connect, ViteDevServer } from 'vite';
import type { BuiltSite } from '../../src/server.ts';
import { builtLanguage, languageVariable } from '../built-language.ts';
import { entrySource } from '../render/built-site.ts';
import { dataOf } from '../render/render-pages.ts';
import { schoolOfFiles } from '../render/school-files.ts';
import { pageKindOf, pathOfData } from './requested-page.ts';
import { stylesOf } from './styles-of.ts';

/** Vite serves modules one by one. @param use is called with the page's modules */
const devSite = (use: (files: readonly string[]) => void): BuiltSite => ({
  bootScript,
  rules: pagesAhead,
  madeOf: (files) => {
    use(files);
    return { modules: [`/${entrySource}`], sheets: [] };
  },
  styles: () => '',
});

const serverModule = '/src/server.ts';

const toSee = (language: Language) =>
  `This dev server shows the pages under ${prefixOf(builtLanguage) || '/'} alone. Those under ${prefixOf(language) || '/'} are shown with ${languageVariable}=${language} npm run dev.\n`;

/**
 * React's plugin for Vite asks this: otherwise a change in a page's file, which exports more than a component,
 * reloads the page.
 */
const keepState = `<script>window.__getReactRefreshIgnoredExports = () => ['loader', 'meta'];</script>`;

/**
 * The scripts that Vite and its plugins begin with. React would take the first scripts of a document for its own, so
 * these are at the end, where they still run before the site starts.
 */
async function scriptsOf(vite: ViteDevServer, url: string): Promise<string> {
  const head = await vite.transformIndexHtml(url, '<head></head>');
  return keepState + head.replaceAll(/<\/?head>/g, '');
}

interface Answer {
  readonly status: number;
  readonly type: 'text/html' | 'application/json' | 'text/plain';
  readonly text: string;
}

/** Answers addresses of pages and of their data like the built site. */
export function answerPages(vite: ViteDevServer): Connect.NextHandleFunction {
  const content = loadContent();
  const school = schoolOfFiles(content, builtLanguage);
  const rendered = new Set(prerenderedAddresses(pageIds(content)));

  async function answer(pathname: string): Promise<Answer> {
    const dataPath = pathOfData(pathname);
    const { language, path } = languageOfAddress(dataPath ?? pathname);
    if (language !== builtLanguage) return { status: 404, type: 'text/plain', text: toSee(language) };
    const server = (await vite.ssrLoadModule(serverModule)) as typeof import('../../src/server.ts');
    if (dataPath !== undefined) {
      const data = await server.readData(addressIn(language, path), school);
      const [status, text] = data === undefined ? [404, ''] : [200, JSON.stringify(data)];
      return { status, type: 'application/json', text };
    }
    const modules = [serverModule];
    const site = devSite((files) => modules.push(...files.map((file) => `/src/${file}`)));
    const data = dataOf(language)[path] ?? [];
    const kind = pageKindOf(path, rendered);
    const page = await server.render(addressIn(language, path), { school, site, data, ...kind });
    const [styles, scripts] = await Promise.all([stylesOf(vite, modules), scriptsOf(vite, pathname)]);
    const text = page.html
      .replace('</head>', () => `${styles}</head>`)
      .replace('</body>', () => `${scripts}</body>`);
    return { status: page.status, type: 'text/html', text };
  }

  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://dev.invalid');
    const isFile = /\.\w+$/.test(pathname) && pathOfData(pathname) === undefined;
    if (isFile || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    answer(decodeURI(pathname))
      .then(({ status, type, text }) => {
        response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
        response.end(text);
      })
      .catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        next(error);
      });
  };
}
