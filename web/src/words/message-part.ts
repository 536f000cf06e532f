import type { Language } from '@pathshala/contract/text/languages';

/** A piece of a message with marks in it: text, or the beginning or end of a mark. */
export type MessagePart<Mark extends string = string> =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'markup-start' | 'markup-end' | 'markup-standalone'; readonly name: Mark };

type Options = { readonly locale?: Language };
type Given<Value extends string> = [Value] extends [never]
  ? [inputs?: Record<never, never>, options?: Options]
  : [inputs: Readonly<Record<Value, NonNullable<unknown>>>, options?: Options];
type MessageFunction<Value extends string> = (...given: Given<Value>) => string;

/** A word of the site as a function of its values; one with marks gives its parts, too. */
export type Word<Values extends readonly string[], Marks extends readonly string[]> = Marks extends []
  ? MessageFunction<Values[number]>
  : MessageFunction<Values[number]> & {
      parts: (...given: Given<Values[number]>) => MessagePart<Marks[number]>[];
    };
