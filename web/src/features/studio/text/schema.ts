import { type Mark, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

const textOf = (element: HTMLElement, attribute: string) => element.getAttribute(attribute) ?? '';

/** A leaf whose attribute holds content that is not editable text. */
function drawn(tag: 'div' | 'span', name: string, attribute: string): NodeSpec {
  const selector = `${tag}[data-${name}]`;
  return {
    group: tag === 'div' ? 'block' : 'inline',
    inline: tag === 'span',
    atom: true,
    selectable: true,
    draggable: true,
    attrs: { [attribute]: { validate: 'string' } },
    toDOM: (node) => [tag, { [`data-${name}`]: String(node.attrs[attribute]) }],
    parseDOM: [{ tag: selector, getAttrs: (element) => ({ [attribute]: textOf(element, `data-${name}`) }) }],
  };
}

const tables = tableNodes({
  tableGroup: 'block',
  // A Markdown cell is a single line.
  cellContent: 'paragraph',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.style.textAlign || cell.getAttribute('align') || null,
      setDOMAttr: (value, attrs) => {
        if (typeof value === 'string') attrs.style = `text-align:${value}`;
      },
    },
  },
});

/** One element, with the content in it. */
const as = (tag: string) => ({ toDOM: () => [tag, 0] as const, parseDOM: [{ tag }] });

const list = { group: 'block list', content: 'listItem+' };
const isLoose = { default: false, validate: 'boolean' };

const isNamed = (name: string) => (mark: Mark) => mark.type.name === name;
const isLight = (weight: string) => /^(?:normal|lighter|[1-5]\d\d)$/.test(weight);
const isBold = (weight: string) => /^(?:bold(?:er)?|[6-9]\d\d)$/.test(weight);

/**
 * Each node and mark is a Markdown construct; anything else is kept as `source` (a block) or `sourceInline`, and edited as
 * source.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', ...as('p') },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 2, validate: 'number' } },
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    },
    bulletList: { ...list, attrs: { isLoose }, ...as('ul') },
    orderedList: {
      ...list,
      attrs: { isLoose, start: { default: 1, validate: 'number' } },
      toDOM: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: String(attrs.start) }, 0],
      parseDOM: [
        { tag: 'ol', getAttrs: (element) => ({ start: Number(element.getAttribute('start') ?? 1) || 1 }) },
      ],
    },
    listItem: { content: 'paragraph block*', defining: true, ...as('li') },
    blockquote: { group: 'block', content: 'block+', defining: true, ...as('blockquote') },
    codeBlock: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      attrs: { language: { default: '', validate: 'string' } },
      toDOM: ({ attrs }) => ['pre', { 'data-language': String(attrs.language) }, ['code', 0]],
      parseDOM: [
        {
          tag: 'pre',
          preserveWhitespace: 'full',
          getAttrs: (element) => ({ language: textOf(element, 'data-language') }),
        },
      ],
    },
    figure: drawn('div', 'figure', 'json'),
    formula: drawn('div', 'formula', 'tex'),
    source: drawn('div', 'source', 'markdown'),
    ...tables,
    rule: { group: 'block', toDOM: () => ['hr'], parseDOM: [{ tag: 'hr' }] },
    text: { group: 'inline' },
    /** A soft line break, which readers see as a space. */
    lineEnd: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: false,
      toDOM: () => ['span', { 'data-line-end': '' }, ' '],
      parseDOM: [{ tag: 'span[data-line-end]' }],
    },
    lineBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      toDOM: () => ['br'],
      parseDOM: [{ tag: 'br' }],
    },
    formulaInline: drawn('span', 'formula', 'tex'),
    picture: {
      group: 'inline',
      inline: true,
      draggable: true,
      attrs: {
        address: { validate: 'string' },
        description: { default: '', validate: 'string' },
        title: { default: '', validate: 'string' },
      },
      toDOM: ({ attrs }) => ['img', { src: attrs.address, alt: attrs.description, title: attrs.title }],
      parseDOM: [
        {
          // Only the school's pictures; others are uploaded first.
          tag: 'img[src^="/"]',
          getAttrs: (element) => ({
            address: textOf(element, 'src'),
            description: textOf(element, 'alt'),
            title: textOf(element, 'title'),
          }),
        },
      ],
    },
    sourceInline: drawn('span', 'source', 'markdown'),
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: { validate: 'string' }, title: { default: '', validate: 'string' } },
      toDOM: ({ attrs }) => ['a', { href: attrs.href, title: attrs.title || null }, 0],
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => ({ href: textOf(element, 'href'), title: textOf(element, 'title') }),
        },
      ],
    },
    strong: {
      toDOM: () => ['strong', 0],
      parseDOM: [
        // Google Docs wraps everything that is copied in a <b> that is not bold.
        { tag: 'strong, b', getAttrs: (element) => !isLight(element.style.fontWeight) && null },
        { style: 'font-weight', getAttrs: (value) => isBold(value) && null },
        // Within bold text: `<li style="font-weight:700"><span style="font-weight:400">`.
        { style: 'font-weight', getAttrs: (value) => isLight(value) && null, clearMark: isNamed('strong') },
      ],
    },
    emphasis: {
      toDOM: () => ['em', 0],
      parseDOM: [
        { tag: 'em, i', getAttrs: (element) => element.style.fontStyle !== 'normal' && null },
        { style: 'font-style=italic' },
        { style: 'font-style=normal', clearMark: isNamed('emphasis') },
      ],
    },
    strike: {
      toDOM: () => ['del', 0],
      parseDOM: [{ tag: 'del' }, { tag: 's' }, { style: 'text-decoration=line-through' }],
    },
    code: { code: true, toDOM: () => ['code', 0], parseDOM: [{ tag: 'code' }] },
  },
});
