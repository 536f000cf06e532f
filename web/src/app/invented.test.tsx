import { afterEach, expect, test, vi } from 'vitest';

/** Footer and trust statistics of a school with this setting, and with no address but its mail's. */
async function shown(invented: boolean): Promise<string> {
  vi.resetModules();
  vi.doMock('@pathshala/brand/site.config', async (original) => {
    const { siteConfig, builtSchool } = await original<typeof import('@pathshala/brand/site.config')>();
    return {
      siteConfig: { ...siteConfig, invented, apps: { appStore: '', playStore: '' } },
      builtSchool: { ...builtSchool, name: 'The Real School', phone: '', social: { facebook: '' } },
    };
  });
  // Imported again with the components, so that they share one router.
  const { MemoryRouter } = await import('../testing/router.ts');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { plainSections } = await import('./home/sections.tsx');
  const { home } = await import('../testing/home.ts');
  const { default: Footer } = await import('./footer.tsx');
  const { before, after } = await plainSections(home);
  const footer = renderToStaticMarkup(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  );
  return before + after + footer;
}

afterEach(() => vi.doUnmock('@pathshala/brand/site.config'));

test('while people and figures are invented, every page and the figures say so', async () => {
  const html = await shown(true);
  expect(html).toContain('people, quotes and figures are made up');
  expect(html.match(/made up/g)).toHaveLength(2);
  expect(html).toContain('150 million+');
});

test('a school’s own figures are said to be its own; no link of the footer leads to an address that it has not', async () => {
  const html = await shown(false);
  expect(html).not.toContain('made up');
  expect(html).toContain('figures from The Real School');
  document.body.innerHTML = html;
  expect(document.querySelectorAll('footer :is([href^="https:"], [href^="tel:"])')).toHaveLength(0);
  expect(document.querySelectorAll('footer :not([hidden]) > svg')).toHaveLength(0);
});
