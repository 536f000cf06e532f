import { withLatinDigits } from '@pathshala/contract/text/digits';
import { type Node as EditorNode, Fragment, Slice } from 'prosemirror-model';
import { type BroughtFile, textOfPicture } from '../media/file-drop.tsx';
import { formulasOf, withKnownFormulas } from './paste-formulas.ts';
import { asWords, headRow, renamed } from './paste-tables.ts';
import { readBlocks } from './read-markdown.ts';
import { schema } from './schema.ts';

const raised = new Map([...'0123456789+-−=()nix'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱˣ'][at]]));
const lowered = new Map([...'0123456789+-−=()'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][at]]));

/**
 * Normalises HTML of other programs: Word's lists are paragraphs, its headings may be, too, and Markdown has no superscripts,
 * which become characters.
 */
export function plainHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withKnownFormulas(html), 'text/html');
  formulasOf(body);
  for (const one of body.querySelectorAll<HTMLAnchorElement>('a[href]')) unwrapLink(one);
  for (const one of [...body.querySelectorAll('table table')].reverse()) asWords(one);
  for (const gone of body.querySelectorAll('xml')) gone.remove();
  for (const one of body.querySelectorAll<HTMLElement>('p, div')) asHeading(one);
  letteredLists(body);
  listsOf(body);
  for (const one of body.querySelectorAll<HTMLElement>('sup, sub, span')) asSigns(one);
  // The lesson's title is the h1.
  for (const one of body.querySelectorAll('h1')) renamed(one, 'h2');
  for (const table of body.querySelectorAll('table')) headRow(table);
  for (const picture of body.querySelectorAll('img'))
    if (isOwn(picture)) picture.setAttribute('src', new URL(picture.src).pathname);
  return body.innerHTML;
}

/** Browsers copy the school's pictures with an absolute address. */
const isOwn = ({ src }: HTMLImageElement) => src.startsWith(`${window.location.origin}/`);

function asHeading(element: HTMLElement): void {
  const [, level] = /^Mso(?:Heading|Title)\s*(\d)?/.exec(element.className) ?? [];
  const [, outline] = /mso-outline-level:\s*(\d)/.exec(element.getAttribute('style') ?? '') ?? [];
  if (/^Mso(?:Heading|Title)/.test(element.className) || outline)
    renamed(element, `h${Math.min(4, Math.max(2, Number(level ?? outline ?? 1)))}`);
}

function asSigns(element: HTMLElement): void {
  const { localName, style, textContent } = element;
  const isRaised = localName === 'sup' || style.verticalAlign === 'super';
  if (!isRaised && localName !== 'sub' && style.verticalAlign !== 'sub') return;
  const text = textContent?.trim() ?? '';
  const signs = [...text].map((sign) => (isRaised ? raised : lowered).get(sign));
  const formula = element.ownerDocument.createElement('span');
  formula.dataset.formula = `{}${isRaised ? '^' : '_'}{\\text{${text.replace(/[{}\\$]/g, '')}}}`;
  element.replaceWith(signs.includes(undefined) ? formula : signs.join(''));
}

/** Google's apps link through a page of their own; links to the writer's own computer or to scripts are removed. */
function unwrapLink(link: HTMLAnchorElement): void {
  const { hostname, pathname, search, protocol } = link;
  const target = hostname === 'www.google.com' && pathname === '/url' && new URLSearchParams(search).get('q');
  if (target) link.setAttribute('href', target);
  // An address that cannot be read has no protocol.
  else if (/^(?:file|javascript|data|vbscript|about)?:$/.test(protocol)) link.replaceWith(...link.childNodes);
}

/** Tracking pixels. */
const isSeen = (picture: HTMLImageElement) => picture.getAttribute('width') !== '1';

interface CopiedPictures {
  /** Inline data, as files to upload. */
  readonly brought: readonly BroughtFile[];
  /** The number of pictures that this page is not allowed to read. */
  readonly left: number;
}

export function picturesIn(html: string): CopiedPictures {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pictures = [...body.querySelectorAll('img')].filter((picture) => isSeen(picture) && !isOwn(picture));
  const brought = pictures.flatMap((picture, at) => {
    const [, type, data] = /^data:(image\/[a-z+]+);base64,(.+)$/.exec(picture.src) ?? [];
    if (!type || !data) return [];
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const file = new File([bytes], `pasted-${at + 1}.${type.slice(6)}`, { type });
    return [{ file, text: textOfPicture(picture) }];
  });
  return { brought, left: pictures.length - brought.length };
}

const small = [...'abcdefghijklmnopqrstuvwxyz'];
const roman = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
/** Markdown has no lettered lists, so the items become lines with letters. */
function letteredLists(body: HTMLElement): void {
  for (const list of [...body.querySelectorAll('ol')].reverse()) {
    const [, begin] = /^(\d+)$/.exec(list.querySelector(':scope > li')?.getAttribute('value') ?? '') ?? [];
    if (begin) list.start = Number(begin);
    const looks = `${list.getAttribute('style')} ${list.firstElementChild?.getAttribute('style')}`;
    const isRoman = /^i$/i.test(list.type) || looks.includes('-roman');
    if (!isRoman && !/^a$/i.test(list.type) && !/-(?:alpha|latin)/.test(looks)) continue;
    const isUpper = /^[AI]$/.test(list.type) || looks.includes('upper-');
    const lines = [...list.children].flatMap((item, at) => {
      const line = body.ownerDocument.createElement('p');
      const number = at + (list.start || 1);
      const sign = (isRoman ? roman : small)[number - 1] ?? String(number);
      line.append(`${isUpper ? sign.toUpperCase() : sign}) `);
      const blocks = [...item.children].filter((one) =>
        /^(?:ol|ul|table|pre|blockquote)$/.test(one.localName),
      );
      line.append(...[...item.childNodes].filter((one) => !blocks.includes(one as Element)));
      for (const inner of line.querySelectorAll('p, div')) inner.replaceWith(...inner.childNodes);
      return [line, ...blocks];
    });
    list.replaceWith(...lines);
  }
}

interface OpenList {
  readonly level: number;
  readonly list: HTMLElement;
}

/** By indentation, also nested. */
function listsOf(body: HTMLElement): void {
  let open: OpenList[] = [];
  let last: Element | null = null;
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    const [, found] = /mso-list:[^;]*level(\d+)/.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (!found) continue;
    const level = Number(found);
    const marker = takeMarker(paragraph).trim();
    const [, digits] = /^\(?(\p{Nd}+)[.)।]/u.exec(marker) ?? [];
    const tag = digits ? 'ol' : 'ul';
    if (paragraph.previousElementSibling !== last) open = [];
    while (open.some((one) => one.level > level)) open.pop();
    // A change of list type starts another list.
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== tag) open.pop();
    if (/^\(?[\p{L}\p{M}]+[.)।]/u.test(marker) && marker !== 'o') {
      paragraph.prepend(`${marker} `);
      const outer = open.findLast((one) => one.level < level)?.list.lastElementChild;
      if (outer) outer.append(paragraph);
      else open = [];
      continue;
    }
    const list =
      open.at(-1)?.level === level ? (open.at(-1) as OpenList).list : body.ownerDocument.createElement(tag);
    if (!list.parentNode) {
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      if (digits) list.setAttribute('start', withLatinDigits(digits));
      open.push({ level, list });
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
    last = open[0]?.list ?? null;
  }
}

/** Word writes an item's marker as text that is marked to be ignored. */
function takeMarker(paragraph: HTMLElement): string {
  const marker = [...paragraph.querySelectorAll('span')].find((one) =>
    /mso-list:\s*Ignore/i.test(one.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent ?? '';
  marker?.remove();
  return text;
}

const { nodes } = schema;

const markdownSigns = /^(?:#{1,6} |\s*[-*] |\s*\d+[.)] |>|```|\|)|\*\*[^*]+\*\*|\$[^$]+\$/m;
/** Bullets of notes and chats. */
const bullet = /^(\s*)[•◦▪‣●○☐☑✓✔]\s*/;
/** In any digits: `১.` or `১।`. */
const number = /^(\s*)(\p{Nd}+)[.)।]\s+/u;
const item = /^\s*(?:-|\d+[.)]) /;

/** LaTeX delimiters, common in chats. */
const withDollars = (text: string) =>
  text
    .replace(/\\\((.+?)\\\)/g, (_, tex: string) => `$${tex.trim()}$`)
    .replace(/^[ \t]*\\\[([\s\S]+?)\\\]/gm, (_, tex: string) => `$$${tex.trim()}$$`);

const asMarkdownItem = (line: string) =>
  line
    .replace(bullet, '$1- ')
    .replace(number, (_line, indent: string, digits: string) => `${indent}${withLatinDigits(digits)}. `);

/** Lists become Markdown, other lines paragraphs; a text without lists stays. */
function notesAsMarkdown(text: string): string {
  const lines = text.split('\n');
  const written = lines.map(asMarkdownItem);
  if (written.every((line, at) => line === lines[at])) return text;
  return written
    .map((line, at) => (item.test(line) && item.test(written[at - 1] ?? '') ? line : `\n${line}`))
    .join('\n');
}

/** Undefined without Markdown signs, or if it cannot be read. */
function markdownBlocks(text: string): EditorNode[] | undefined {
  if (!markdownSigns.test(text)) return undefined;
  try {
    return readBlocks(text).map(({ node }) => node);
  } catch {
    return undefined;
  }
}

/** Plain text: Markdown if it has its signs or lists, else a paragraph per line. */
export function pastedText(text: string): Slice {
  const lines = withDollars(text.replace(/\r\n?/g, '\n'));
  const blocks =
    markdownBlocks(notesAsMarkdown(lines)) ??
    lines
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((line) => nodes.paragraph.create(null, schema.text(line.trim())));
  // Open at both ends, so that a single line is inserted into the cursor's line.
  const fragment = Fragment.from(blocks);
  const isOpen = (block: typeof fragment.firstChild) => (block?.type === nodes.paragraph ? 1 : 0);
  return new Slice(fragment, isOpen(fragment.firstChild), isOpen(fragment.lastChild));
}
