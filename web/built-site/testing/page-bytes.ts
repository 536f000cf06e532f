import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readPageStart, startId } from '@pathshala/boot/page-start';
import { withStyles } from './read-page.ts';

/**
 * Limits of a page: bytes as a CDN sends them (text with Brotli), and files. Counts the page with its styles, start scripts and
 * their imports, data, the fonts of its letters, and pictures that are not lazy. Counted from the build, independent of browser
 * and machine; scripts' later requests are not included.
 */
const budgets: Readonly<Record<string, readonly [bytes: number, files: number]>> = {
  '/': [196_000, 16],
  '/bn': [328_500, 18],
  '/blogs': [185_700, 13],
  '/contact': [233_500, 14],
  '/login': [280_000, 16],
  '/course/free-fractions-from-zero': [186_700, 14],
  '/course/free-fractions-from-zero/lesson/fair-shares': [206_500, 14],
  '/bn/course/free-fractions-from-zero/lesson/fair-shares': [338_300, 16],
  '/practice/m1-put-together': [193_000, 15],
  '/search': [180_000, 13],
};

/** The pattern's group, for each match. */
const caught = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Fonts of the page's letters. */
function fontsOf(html: string): string[] {
  // Meanings are hidden until a press.
  const text = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*\spopover>[\s\S]*?<\/span>\s*<\/span>|<[^>]*>/g, '');
  const faces = caught(html, /(@font-face\s*\{[^}]*\})/g).map((rule) => ({
    rule,
    address: caught(rule, /url\("?([^")]+)/g)[0] ?? '',
    letters: new RegExp(
      `[${caught(rule, /U\+([\dA-F-]+)/gi)
        .map((range) => range.replace(/[\dA-F]+/gi, '\\u{$&}'))
        .join('')}]`,
      'u',
    ),
  }));
  // Device fonts have no address; a face with local sources is fetched by few devices.
  const own = faces.filter(({ address, rule }) => address !== '' && !rule.includes('local('));
  return [...new Set(text)].flatMap((letter) =>
    own.filter(({ letters }) => letters.test(letter)).map(({ address }) => address),
  );
}

/** Files loaded without input. */
function filesOf(site: string, html: string): string[] {
  const start = caught(html, new RegExp(`id="${startId}">([\\s\\S]*?)</script>`, 'g'))[0] ?? '';
  const { modules, data } = readPageStart({ getElementById: () => ({ textContent: start }) });
  const scripts = new Set<string>();
  const add = (module: string) => {
    if (scripts.has(module)) return;
    scripts.add(module);
    const imported = caught(readFileSync(join(site, module), 'utf8'), /(?:from|import)"\.\/([^"]+\.js)"/g);
    for (const file of imported) add(`/assets/${file}`);
  };
  modules.forEach(add);
  const pictures = caught(html, /<img\b(?![^>]*loading="lazy")[^>]*?\ssrc="(\/[^"#]+)/g);
  const preloaded = caught(html, /<link rel="preload" href="([^"]+)" as="font"/g);
  const sheets = caught(html, /<link rel="stylesheet" href="([^"]+)/g);
  const fonts = fontsOf(withStyles(site, html));
  return [...new Set([...scripts, ...data, ...pictures, ...preloaded, ...sheets, ...fonts])];
}

/** Bytes of all files. Half of a page may be what each has: `web/build-steps/render/built-site.ts`. */
const mostOfSite = 60_000_000;

/** With their largest files, and the whole site. @param site absolute path of the built site */
export function heavyPages(site: string): string[] {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const content = readFileSync(join(site, decodeURIComponent(file)));
    const isText = /\.(?:html|js|css|json|svg)$/.test(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const size = sizes.get(file) ?? (isText ? brotliCompressSync(content, { params }) : content).length;
    sizes.set(file, size);
    return size;
  };
  const all = globSync('**/*.*', { cwd: site }).map((file) => statSync(join(site, file)).size);
  const whole = all.reduce((sum, size) => sum + size, 0);
  const heavy = Object.entries(budgets).flatMap(([address, [most, count]]) => {
    const page = join(address, 'index.html');
    const files = [page, ...filesOf(site, readFileSync(join(site, page), 'utf8'))];
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
    if (bytes <= most && files.length <= count) return [];
    const largest = files.sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 5);
    const found = `${bytes} bytes of ${most} in ${files.length} files of ${count}`;
    return [`${address}: ${found}, ${largest.map((file) => `${file} ${sizeOf(file)}`)}`];
  });
  return whole > mostOfSite ? [`The site: ${whole} bytes of ${mostOfSite}`, ...heavy] : heavy;
}
