import { createMarked, type Token, type Tokens } from '@pathshala/content/render/create-marked';
import type { Attrs, Mark, Node, NodeType } from 'prosemirror-model';
import { schema } from './schema.ts';

const { nodes, marks } = schema;
const marked = createMarked(undefined);

export interface WrittenBlock {
  readonly node: Node;
  /** As the author wrote it, with the empty lines below. */
  readonly raw: string;
}

/**
 * As the site's renderer does.
 * @param markdown with `\n` line ends
 * @throws Error for a text that the renderer refuses, such as one with a paragraph that is too long
 */
export function readBlocks(markdown: string): WrittenBlock[] {
  const blocks: WrittenBlock[] = [];
  for (const token of marked.lexer(markdown)) {
    const [node] = readBlock(token);
    const last = node ? undefined : blocks.pop();
    if (node) blocks.push({ node, raw: token.raw });
    else if (last) blocks.push({ ...last, raw: last.raw + token.raw });
  }
  return blocks;
}

export function docOf(blocks: readonly WrittenBlock[]): Node {
  const children = blocks.map(({ node }) => node);
  return nodes.doc.createChecked(null, children.length > 0 ? children : [nodes.paragraph.create()]);
}

export function readLine(markdown: string): Node[] {
  return readInline(marked.Lexer.lexInline(markdown, marked.defaults));
}

/** Not supported by the editor: kept as source. */
class Unknown extends Error {}

function readBlock(token: Token): Node[] {
  if (token.type === 'space') return [];
  try {
    const read = readers[token.type];
    if (!read) throw new Unknown(token.type);
    const node = read(token);
    node.check();
    return [node];
  } catch (error) {
    if (!(error instanceof Unknown || error instanceof RangeError)) throw error;
    return [nodes.source.create({ markdown: token.raw.replace(/\n+$/, '') })];
  }
}

const readers: Readonly<Record<string, ((token: Token) => Node) | undefined>> = {
  paragraph: (token) => nodes.paragraph.create(null, readInline((token as Tokens.Paragraph).tokens)),
  // A tight list's item.
  text: (token) => nodes.paragraph.create(null, readInline((token as Tokens.Text).tokens ?? [token])),
  heading: (token) => {
    const { depth, tokens } = token as Tokens.Heading;
    return nodes.heading.create({ level: depth }, readInline(tokens));
  },
  code: (token) => {
    const { lang = '', text } = token as Tokens.Code;
    if (lang === 'figure') return nodes.figure.create({ json: text });
    return nodes.codeBlock.create({ language: lang }, text === '' ? [] : [schema.text(text)]);
  },
  displayFormula: ({ tex }: Tokens.Generic) => nodes.formula.create({ tex: String(tex) }),
  hr: () => nodes.rule.create(),
  blockquote: (token) => {
    const blocks = ((token as Tokens.Blockquote).tokens ?? []).flatMap(readBlock);
    return nodes.blockquote.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()]);
  },
  list: (token) => {
    const { ordered, start, loose, items } = token as Tokens.List;
    const children = items.map(readItem);
    return ordered
      ? nodes.orderedList.create({ isLoose: loose, start: start === '' ? 1 : start }, children)
      : nodes.bulletList.create({ isLoose: loose }, children);
  },
  table: (token) => {
    const { header, rows } = token as Tokens.Table;
    const row = (cells: readonly Tokens.TableCell[], kind: typeof nodes.table_cell) =>
      nodes.table_row.create(
        null,
        cells.map(({ align, tokens }) =>
          kind.create({ align }, nodes.paragraph.create(null, readInline(tokens))),
        ),
      );
    return nodes.table.create(null, [
      row(header, nodes.table_header),
      ...rows.map((cells) => row(cells, nodes.table_cell)),
    ]);
  },
};

function readItem({ task, tokens }: Tokens.ListItem): Node {
  if (task) throw new Unknown('task');
  const blocks = tokens.flatMap(readBlock);
  // An item must start with a paragraph, even an empty one.
  const first = blocks[0]?.type === nodes.paragraph ? [] : [nodes.paragraph.create()];
  return nodes.listItem.create(null, [...first, ...blocks]);
}

function readInline(tokens: readonly Token[], outer: readonly Mark[] = []): Node[] {
  return tokens.flatMap((token): Node[] => {
    const within = (mark: Mark) => readInline((token as Tokens.Strong).tokens, mark.addToSet(outer));
    switch (token.type) {
      case 'strong':
        return within(marks.strong.create());
      case 'em':
        return within(marks.emphasis.create());
      case 'del':
        return within(marks.strike.create());
      case 'link': {
        const { href, title } = token as Tokens.Link;
        return within(marks.link.create({ href, title: title ?? '' }));
      }
      case 'codespan':
        return [schema.text((token as Tokens.Codespan).text, marks.code.create().addToSet(outer))];
      case 'escape':
        return readText((token as Tokens.Escape).text, outer);
      case 'text':
        return readWritten((token as Tokens.Text).text, outer);
      case 'br':
        return [atom('lineBreak', null, outer)];
      case 'inlineFormula': {
        const { tex, tail } = token as Tokens.Generic;
        return [atom('formulaInline', { tex: String(tex) }, outer), ...readText(String(tail), outer)];
      }
      case 'image': {
        const { href, text, title } = token as Tokens.Image;
        return [atom('picture', { address: href, description: text, title: title ?? '' }, outer)];
      }
      default:
        return [atom('sourceInline', { markdown: token.raw }, outer)];
    }
  });
}

const atom = (name: keyof typeof nodes, attrs: Attrs | null, outer: readonly Mark[]) =>
  (nodes[name] as NodeType).create(attrs, null, outer);

/** A character reference: source and display differ. */
const entity = /(&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/i;

function readWritten(text: string, outer: readonly Mark[]): Node[] {
  return text
    .split(entity)
    .flatMap((part, at) =>
      at % 2 === 1 ? [atom('sourceInline', { markdown: part }, outer)] : readText(part, outer),
    );
}

function readText(text: string, outer: readonly Mark[]): Node[] {
  return text
    .split('\n')
    .flatMap((line, at) => [
      ...(at === 0 ? [] : [atom('lineEnd', null, outer)]),
      ...(line === '' ? [] : [schema.text(line, outer)]),
    ]);
}
