import { withLatinDigits } from '@pathshala/contract/text/digits';

/** Lists of pages that are counted in letters. */
const countedBy = [
  { type: /^a$/, style: /lower-(?:alpha|latin)/, of: (at: number) => String.fromCharCode(97 + (at % 26)) },
  { type: /^A$/, style: /upper-(?:alpha|latin)/, of: (at: number) => String.fromCharCode(65 + (at % 26)) },
  { type: /^i$/, style: /lower-roman/, of: (at: number) => roman(at + 1) },
  { type: /^I$/, style: /upper-roman/, of: (at: number) => roman(at + 1).toUpperCase() },
];

function roman(number: number): string {
  const of = (digit: number, [one, five, ten]: readonly [string, string, string]) =>
    [
      '',
      one,
      one + one,
      one + one + one,
      one + five,
      five,
      five + one,
      five + one + one,
      five + one + one + one,
      one + ten,
    ][digit];
  return `${of(Math.floor(number / 10) % 10, ['x', 'l', 'c'])}${of(number % 10, ['i', 'v', 'x'])}`;
}

/** Markdown counts in numbers alone, so items with letters become lines that begin with them. */
export function letteredLists(body: HTMLElement): void {
  for (const list of [...body.querySelectorAll('ol')].reverse()) {
    const [, begin] = /^(\d+)$/.exec(list.querySelector(':scope > li')?.getAttribute('value') ?? '') ?? [];
    if (begin) list.start = Number(begin);
    const looks = `${list.getAttribute('style')} ${list.firstElementChild?.getAttribute('style')}`;
    const row = countedBy.find(
      ({ type, style }) => type.test(list.getAttribute('type') ?? '') || style.test(looks),
    );
    if (!row) continue;
    const lines = [...list.children].flatMap((item, at) => {
      const line = body.ownerDocument.createElement('p');
      line.append(`${row.of(at + (list.start || 1) - 1)}) `);
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

/** Paragraphs that look like items become lists, one level within another. */
export function listsOf(body: HTMLElement): void {
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
    // Numbers after dots are another list.
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

/** Word writes the number or the dot of an item into the text, marked as to be ignored. */
function takeMarker(paragraph: HTMLElement): string {
  const marker = [...paragraph.querySelectorAll('span')].find((one) =>
    /mso-list:\s*Ignore/i.test(one.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent ?? '';
  marker?.remove();
  return text;
}
