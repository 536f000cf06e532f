import { expect, test } from 'vitest';
import { plainVoidTags } from './plain-void-tags.ts';

test.each([
  ['<br/>', '<br>'],
  ['<meta charSet="utf-8"/>', '<meta charSet="utf-8">'],
  ['<input required name="a" value="b &gt; c" />', '<input required name="a" value="b &gt; c">'],
  ['<img alt="a > b" src="/a/"/><hr/>', '<img alt="a > b" src="/a/"><hr>'],
])('%s becomes %s', (from, to) => {
  expect(plainVoidTags(from)).toBe(to);
});

test.each([
  '<br>',
  '<p>1 < 2 and <a href="/a/">a</a></p>',
  '<svg><path d="M0"/><image href="/a"/></svg>',
  '<script type="application/ld+json">{"text":"<br/>"}</script>',
  '<style>a::after{content:"<br/>"}</style>',
])('%s stays', (html) => {
  expect(plainVoidTags(html)).toBe(html);
});
