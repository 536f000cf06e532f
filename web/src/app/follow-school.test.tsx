import { paletteOf } from '@pathshala/brand/palette';
import { type NewerPages, newerPage, settingsPath } from '@pathshala/contract/site/all-routes';
import { pages } from '@pathshala/contract/site/routes';
import type { ShownSchool } from '@pathshala/contract/site/school';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { pageMeta } from '../page/page-meta.ts';
import { hrefsIn, renderAs, visitor } from '../testing/render-as.tsx';
import { MemoryRouter } from '../testing/router.ts';
import { serveSchool } from '../testing/serve-school.ts';
import { school } from '../words/school.ts';
import { followSchool } from './follow-school.ts';
import Footer from './footer.tsx';
import { Header } from './header.tsx';
import { Plain } from './plain.tsx';

const built = { ...school };

function Site({ markup }: { readonly markup: string }) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <Header />
      <p data-school="name">A demo</p>
      <Plain key={times} id="kept" markup={markup} />
      <button type="button" onClick={() => setTimes(times + 1)}>
        Once more
      </button>
    </>
  );
}

test('what was published since the build is shown where built pages say it, and on pages opened later', async () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  );
  const logos: HTMLImageElement[] = [];
  vi.stubGlobal('Image', function image() {
    return logos[logos.push(document.createElement('img')) - 1];
  });
  renderAs(visitor, <Site markup={markup} />, '/blogs');
  document.title = `Blog · ${built.name}`;
  const same = { ...built, palette: paletteOf() };
  let answer: ShownSchool = same;
  let newer: NewerPages = {};
  const calls = serveSchool(({ what }) => ({ json: what.includes('/newest/') ? newer : answer }));
  await act(followSchool);
  expect(calls.map(({ what }) => what)).toEqual(['GET /newest/list.json']);
  expect(document.title).toBe(`Blog · ${built.name}`);
  expect(document.head.querySelector('style')).toBeNull();

  answer = {
    ...same,
    ...{ name: 'Bondhu Academy', tagline: 'Learning among friends.', email: 'hi@bondhu.school', phone: '' },
    ...{ whatsapp: '+880 1811 111111', social: { facebook: 'https://www.facebook.com/bondhu' } },
    logo: { light: '/api/media/a.png' },
    colours: { main: '#5B2A86' },
    palette: paletteOf({ main: '#5B2A86' }),
    footer: [{ name: 'admission', title: 'Admission' }],
  };
  newer = { [settingsPath('en')]: newerPage(settingsPath('en'), 'print') };
  vi.setSystemTime(Date.now() + 30_000);
  await act(followSchool);
  expect(calls.at(-1)?.what).toBe('GET /api/school?');
  expect(screen.getByRole('link', { name: 'Bondhu Academy' })).toBeVisible();
  const foot = within(document.getElementById('kept') as HTMLElement);
  expect(screen.getByText('A demo')).toBeVisible();
  expect(foot.getByText('Learning among friends.')).toBeVisible();
  expect(foot.getByText(/© .* Bondhu Academy/)).toBeVisible();
  expect(foot.getByText('hi@bondhu.school')).toHaveAttribute('href', 'mailto:hi@bondhu.school');
  expect(foot.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/8801811111111');
  expect(foot.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', answer.social?.facebook);
  expect(foot.queryByRole('link', { name: 'YouTube' })).toBeNull();
  const pagesOfSchool = foot.getByRole('navigation', { name: 'About the school' });
  expect(hrefsIn(pagesOfSchool)).toEqual(['/admission', '/glossary']);
  expect(document.body.querySelector('[href^="tel:"]')).not.toBeVisible();
  expect(document.title).toBe('Blog · Bondhu Academy');
  const look = document.head.querySelector('style')?.textContent ?? '';
  expect(look).toContain('--ps-palette-primary-main:#5B2A86;');
  expect(look).toContain('url(/api/media/a.png)');
  const sign = document.querySelector('[data-school=logo]');
  act(() => void logos[0]?.dispatchEvent(new Event('error')));
  // Its own drawing, where the picture is missing.
  expect(sign).not.toHaveAttribute('data-school');
  expect(document.body.textContent).not.toContain(built.name);
  const meta = pageMeta({ page: pages.blogs, title: 'Blog', description: '' });
  expect(meta).toContainEqual({ title: 'Blog · Bondhu Academy' });

  await userEvent.click(screen.getByRole('button', { name: 'Once more' }));
  await vi.waitFor(() => expect(document.getElementById('kept')?.textContent).toContain('Bondhu Academy'));
  expect(document.body.textContent).not.toContain(built.name);
});
