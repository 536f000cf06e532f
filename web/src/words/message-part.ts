/** A piece of a message with marks in it: text, or the beginning or end of a mark. */
export type MessagePart =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'markup-start' | 'markup-end' | 'markup-standalone'; readonly name: string };
