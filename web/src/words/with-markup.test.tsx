import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { type MessagePart, withMarkup } from './with-markup.tsx';

const text = (value: string): MessagePart => ({ type: 'text', value });
const mark = (type: 'markup-start' | 'markup-end', name: string): MessagePart => ({ type, name });

test('marks become elements around what they enclose, one in another too', () => {
  const parts = [
    text('Read '),
    mark('markup-start', 'link'),
    text('our '),
    mark('markup-start', 'strong'),
    text('rules'),
    mark('markup-end', 'strong'),
    mark('markup-end', 'link'),
    text('.'),
  ];
  const marks = {
    link: (inside: ReactNode) => <a href="/terms">{inside}</a>,
    strong: (inside: ReactNode) => <strong>{inside}</strong>,
  };
  const { container } = render(<p>{withMarkup(parts, marks)}</p>);
  expect(container.innerHTML).toBe('<p>Read <a href="/terms">our <strong>rules</strong></a>.</p>');
});

test('a mark without an element is no silent loss', () => {
  expect(() => withMarkup([mark('markup-start', 'b'), mark('markup-end', 'b')], {})).toThrow('the mark b');
});
