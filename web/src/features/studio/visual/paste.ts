import { type BroughtFile, textOfPicture } from '../media/file-drop.tsx';
import { formulasOf } from './paste-formulas.ts';
import { letteredLists, listsOf } from './paste-lists.ts';

const raised: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...'0123456789+-−=()nix'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱˣ'][at] ?? sign]),
  ),
};
const lowered: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...'0123456789+-−=()'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][at] ?? sign]),
  ),
};

/**
 * Makes what other programs copy into plain HTML: Word's lists are paragraphs that look like lists, its headings may be
 * paragraphs too, and nobody has raised letters, which Markdown cannot say, but as signs of their own.
 */
export function plainHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  formulasOf(body);
  for (const gone of body.querySelectorAll('style, script, meta, link, title, xml, o\\:p:empty'))
    gone.remove();
  removeComments(body);
  for (const one of body.querySelectorAll<HTMLElement>('p, div')) asHeading(one);
  letteredLists(body);
  listsOf(body);
  for (const one of body.querySelectorAll('sup')) asSigns(one, raised, '^');
  for (const one of body.querySelectorAll('sub')) asSigns(one, lowered, '_');
  for (const one of body.querySelectorAll<HTMLElement>('span'))
    if (one.style.verticalAlign === 'super') asSigns(one, raised, '^');
    else if (one.style.verticalAlign === 'sub') asSigns(one, lowered, '_');
  // The title of a lesson is its first heading, so a text's own begin below it.
  for (const one of body.querySelectorAll('h1')) renamed(one, 'h2');
  for (const table of body.querySelectorAll('table')) headRow(table);
  for (const picture of body.querySelectorAll('img'))
    if (isOwn(picture)) picture.setAttribute('src', new URL(picture.src).pathname);
  return body.innerHTML;
}

/** A browser copies a picture of the school with its whole address. */
const isOwn = ({ src }: HTMLImageElement) => src.startsWith(`${window.location.origin}/`);

function removeComments(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const all: Node[] = [];
  while (walker.nextNode()) all.push(walker.currentNode);
  for (const one of all) one.parentNode?.removeChild(one);
}

function renamed(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function asHeading(element: HTMLElement): void {
  const [, level] = /^Mso(?:Heading|Title)\s*(\d)?/.exec(element.className) ?? [];
  const [, outline] = /mso-outline-level:\s*(\d)/.exec(element.getAttribute('style') ?? '') ?? [];
  if (/^Mso(?:Heading|Title)/.test(element.className) || outline)
    renamed(element, `h${Math.min(4, Math.max(2, Number(level ?? outline ?? 1)))}`);
}

function asSigns(element: Element, signs: Readonly<Record<string, string>>, tex: '^' | '_'): void {
  const text = element.textContent?.trim() ?? '';
  const all = [...text].map((sign) => signs[sign]);
  if (text === '') element.replaceWith();
  else if (all.every((sign) => sign !== undefined)) element.replaceWith(all.join(''));
  else {
    const formula = element.ownerDocument.createElement('span');
    formula.dataset.formula = `{}${tex}{\\text{${text.replace(/[{}\\$]/g, '')}}}`;
    element.replaceWith(formula);
  }
}

/** Cells of the school cover one place: an empty cell stands where one reached further. */
function parted(table: HTMLTableElement): void {
  const below: number[] = [];
  for (const row of table.rows) {
    let column = 0;
    const addEmpty = (before: Element | null) =>
      row.insertBefore(table.ownerDocument.createElement('td'), before);
    const fill = (before: Element | null) => {
      for (; (below[column] ?? 0) > 0; column += 1) {
        below[column] = (below[column] ?? 0) - 1;
        addEmpty(before);
      }
    };
    for (const cell of [...row.cells]) {
      fill(cell);
      const { colSpan, rowSpan, nextElementSibling: next } = cell;
      for (let at = 0; at < Math.min(colSpan, mostColumns); at += 1, column += 1) {
        if (at > 0) addEmpty(next);
        below[column] = Math.min(rowSpan, table.rows.length) - 1;
      }
    }
    fill(null);
  }
}

/** Above what any page has room for. */
const mostColumns = 50;

/** A table of the school begins with the names of its columns. */
function headRow(table: HTMLTableElement): void {
  parted(table);
  for (const cell of table.rows[0]?.cells ?? []) if (cell.tagName === 'TD') renamed(cell, 'th');
  for (const cell of table.querySelectorAll('td, th')) {
    // A cell is one line.
    for (const paragraph of cell.querySelectorAll('p, div, li')) paragraph.append(' ');
    const line = table.ownerDocument.createElement('p');
    for (const block of cell.querySelectorAll('p, div, ul, ol, li')) block.replaceWith(...block.childNodes);
    line.append(...cell.childNodes);
    cell.append(line);
    cell.removeAttribute('colspan');
    cell.removeAttribute('rowspan');
  }
}

/** Pages and newsletters count their readers by pictures of one pixel. */
const isSeen = (picture: HTMLImageElement) => picture.getAttribute('width') !== '1';

/** The pictures of copied HTML. */
interface CopiedPictures {
  /** Those that stand in it as data, as files to be sent. */
  readonly brought: readonly BroughtFile[];
  /** How many lie on another site or in the other program, where a page may not read them. */
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
