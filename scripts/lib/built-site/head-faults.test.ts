import { expect, test } from 'vitest';
import { headFaults } from './head-faults.ts';
import { readPage } from './read-page.ts';

const origin = 'https://school.example';
const thing = '{"@context":"https://schema.org","@type":"Course"}';

/** A page that says of itself all that it should; what is given stands in place of it. */
function pageAt(
  address: string,
  { title = `About ${address}`, canonical = address, head = '', h1 = '<h1>A</h1>' } = {},
) {
  const description = `What stands on this page, which is at ${address}`;
  const html = `<html lang="en"><head><title>${title}</title>
    <meta name="description" content="${description}"><link rel="canonical" href="${origin}${canonical}">
    <meta property="og:url" content="${origin}${canonical}"><meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}"><meta property="og:image" content="${origin}/og/a.png">
    <script type="application/ld+json">${thing}</script>${head}</head>
    <body>${h1}<svg><title>A drawing</title></svg></body></html>`;
  return readPage(`${address.slice(1)}/index.html`, html);
}
const noIndex = '<meta name="robots" content="noindex">';

function faults(pages: readonly ReturnType<typeof pageAt>[], ...listed: string[]): string[] {
  const sitemap = listed.map((address) => `<loc>${origin}${address}</loc>`).join('');
  return headFaults(pages, sitemap, { origin, isShell: (address) => address === '/shelf' });
}

test('pages that say what they are, tabs of home, shells and hidden pages are right', () => {
  const tab = { title: 'Home, where everything begins' };
  const pages = [pageAt('/about'), pageAt('/gradeEight', tab), pageAt('/bn/gradeEight', tab)];
  const others = [pageAt('/shelf'), pageAt('/bn/__spa-fallback'), pageAt('/login', { head: noIndex })];
  expect(faults([...pages, ...others], '/about', '/gradeEight', '/bn/gradeEight')).toEqual([]);
});

test.each([
  ['has no title', { title: '' }],
  ['has not one heading of the first level', { h1: '' }],
  ['has not one heading of the first level', { h1: '<h1>A</h1><h1>B</h1>' }],
  ['is kept from search engines', { head: noIndex }],
  ['names another address as its own', { canonical: '/other' }],
  ['is shared with other words than its own', { head: '<meta property="og:title" content="Another">' }],
  ['has a description of 5 characters', { head: '<meta name="description" content="Short">' }],
  ['has structured data that says nothing', { head: '<script type="application/ld+json">{"a":</script>' }],
])('a listed page that %s is named', (fault, given) => {
  expect(faults([pageAt('/about', given)], '/about')).toContain(`/about ${fault}`);
});

test('so is what the sitemap leaves out or makes up, and what says the same as another page', () => {
  expect(faults([pageAt('/about')], '/gone')).toEqual([
    '/gone is listed and not there',
    '/about is neither listed nor kept from search engines',
  ]);
  const [first, second] = [pageAt('/a'), { ...pageAt('/b'), head: pageAt('/a').head }];
  expect(faults([first, second], '/a', '/b')).toContain('/b says of itself what /a says');
});
