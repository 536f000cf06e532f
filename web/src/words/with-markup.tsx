import type { Language } from '@pathshala/contract/text/languages';
import { Fragment, type ReactNode } from 'react';

/** Text, or the beginning or end of a mark. */
export type MessagePart<Mark extends string = string> =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'markup-start' | 'markup-end' | 'markup-standalone'; readonly name: Mark };

type Options = { readonly locale?: Language };
type Given<Value extends string> = [Value] extends [never]
  ? [inputs?: Record<never, never>, options?: Options]
  : [inputs: Readonly<Record<Value, NonNullable<unknown>>>, options?: Options];
type MessageFunction<Value extends string> = (...given: Given<Value>) => string;

export type Word<Values extends readonly string[], Marks extends readonly string[]> = Marks extends []
  ? MessageFunction<Values[number]>
  : MessageFunction<Values[number]> & {
      parts: (...given: Given<Values[number]>) => MessagePart<Marks[number]>[];
    };

type Marks<Mark extends string> = Readonly<Record<Mark, (inside: ReactNode) => ReactNode>>;

/**
 * A message with marks, such as `Read <link>our rules</link>`, as elements.
 * @param parts `words['x.y'].parts()`
 * @throws Error for a mark without an element
 */
export function withMarkup<Mark extends string>(
  parts: readonly MessagePart<Mark>[],
  marks: Marks<NoInfer<Mark>>,
): ReactNode {
  const open: { name: string; nodes: ReactNode[] }[] = [{ name: '', nodes: [] }];
  const add = (node: ReactNode) => open.at(-1)?.nodes.push(node);
  const put = (name: string, nodes: readonly ReactNode[]) => {
    const mark = (marks as Marks<string>)[name];
    if (!mark) throw new Error(`No element is given for the mark ${name}`);
    add(mark(nodes.length === 1 ? nodes[0] : nodes));
  };
  parts.forEach((part, at) => {
    if (part.type === 'text') add(part.value);
    else if (part.type === 'markup-start') open.push({ name: part.name, nodes: [] });
    else if (part.type === 'markup-standalone') put(part.name, []);
    else {
      const { name, nodes } = open.pop() ?? { name: '', nodes: [] };
      put(
        name,
        nodes.map((node, place) => <Fragment key={`${at}-${place}`}>{node}</Fragment>),
      );
    }
  });
  return open[0]?.nodes.map((node, at) => <Fragment key={at}>{node}</Fragment>);
}
