import { siteConfig } from '@pathshala/brand/site.config';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAs, visitor } from '../testing/render-as.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { Link, Outlet, type RouteObject } from '../ui/router.ts';
import { school } from '../words/school.ts';
import { Head } from './document.tsx';
import Footer from './footer.tsx';
import { MessengerButton, Shell } from './shell.tsx';

/** A page whose heading appears only with its answer, as on a lesson. */
let showLate: () => void;
function LatePage() {
  const [there, setThere] = useState(false);
  useEffect(() => {
    showLate = () => setThere(true);
  }, []);
  return there ? <h1>Late</h1> : <p>Loading</p>;
}

function Start() {
  return (
    <>
      <h1>Start</h1>
      <Link to="/quick#part">To its part</Link>
      <Link to="/late">To late</Link>
      <Link to="/?sort=name">Sort</Link>
      <Link to="/gradeEight">Grades</Link>
      <button type="button">Elsewhere</button>
    </>
  );
}

function open() {
  const quick = (
    <>
      <h1>Quick</h1>
      <section id="part">
        <h2>Its part</h2>
      </section>
    </>
  );
  const children = [
    { path: '/', element: <Start /> },
    { path: '/gradeEight', element: <Start /> },
    { path: '/quick', element: quick },
    { path: '/late', element: <LatePage /> },
    { path: '/studio/:kind/:id', element: <h1>Writing</h1> },
  ];
  const { router } = renderAs(visitor, <Shell />, '/', undefined, { children });
  return { router, user: userEvent.setup() };
}

// By text: looking for roles in the whole shell is slow.
const heading = (name: string) => screen.findByText(name, { selector: 'main h1, main h2' });
const link = (name: string) => screen.getByText(name, { selector: 'a' });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(link(name));
const region = () => document.getElementById('arrival');

beforeEach(() => {
  region()?.remove();
  document.title = 'Quick · School';
  window.location.hash = '';
});

test('the first page takes no focus; then it moves to the next page’s heading, whose title is announced', async () => {
  const { router } = open();
  await heading('Start');
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/quick'));
  const next = await heading('Quick');
  await waitFor(() => expect(next).toHaveFocus());
  expect(region()).toHaveTextContent('Quick · School');
  expect(region()).toHaveProperty('ariaLive', 'polite');
});

test('a link to a part of the next page leads to that part’s heading', async () => {
  const { user } = open();
  window.location.hash = '#part';
  await press(user, 'To its part');
  const part = await heading('Its part');
  await waitFor(() => expect(part).toHaveFocus());
});

test('a heading that loads later gets focus later', async () => {
  const { user } = open();
  await press(user, 'To late');
  await screen.findByText('Loading');
  // The module that was loading has arrived by now.
  await vi.dynamicImportSettled();
  act(() => showLate());
  const late = await heading('Late');
  await waitFor(() => expect(late).toHaveFocus());
});

test.each(['Sort', 'Grades'])('%s leaves the focus where it is: the page is the same', async (name) => {
  const { user } = open();
  await press(user, name);
  await vi.dynamicImportSettled();
  expect(link(name)).toHaveFocus();
  expect(region()).toBeNull();
});

test('the footer of the opened document stays as it was built, and its links open pages without a reload', async () => {
  const built = document.body.appendChild(document.createElement('footer'));
  built.id = 'footer';
  built.innerHTML = '© 2020 <a href="/quick">In the footer</a>';
  open();
  built.remove();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2020 In the footer');
  expect(fireEvent.click(screen.getByRole('link', { name: 'In the footer' }))).toBe(false);
  await heading('Quick');
});

test('where somebody writes, the page is alone', async () => {
  const { router } = open();
  const around = () => document.querySelectorAll('body header, body footer').length;
  await heading('Start');
  await waitFor(() => expect(around()).toBe(2));
  await act(() => router.navigate('/studio/lessons/sums~first'));
  await heading('Writing');
  expect(around()).toBe(0);
  expect(screen.getByText(/^Skip/)).toHaveAttribute('href', '#main');
});

test('the chat button opens the page’s messenger in a new tab, and is not there without a page', () => {
  const { unmount } = renderPage(<MessengerButton pageId="our.school" />, { at: '/' });
  const link = screen.getByRole('link', { name: 'Chat with us' });
  expect(link).toHaveAttribute('href', 'https://m.me/our.school');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  unmount();
  renderPage(<MessengerButton pageId="" />, { at: '/' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

/** The head of a page at `/it/x` with these routes. */
async function headOf(layout: RouteObject['handle'], page: RouteObject['handle']): Promise<string> {
  const around = (
    <>
      <Head />
      <Outlet />
    </>
  );
  const children = [
    { path: '/it/:id', loader: () => 'read', handle: page, element: null, HydrateFallback: () => null },
  ];
  cleanup();
  renderAs(visitor, around, '/it/x', undefined, { path: '/', handle: layout, children });
  await act(() => vi.dynamicImportSettled());
  return document.documentElement.innerHTML;
}

test('the innermost module that says something says it, of what its loader has read', async () => {
  const meta = ({ loaderData, location }: { loaderData?: string; location: { pathname: string } }) => [
    { title: `${loaderData} at ${location.pathname}` },
    { name: 'description', content: 'What it is.' },
    { property: 'og:type', content: 'article' },
    { rel: 'alternate', hrefLang: 'en', href: '/it/x' },
    { rel: 'alternate', hrefLang: 'bn', href: '/bn/it/x' },
    { data: { name: '</script><b>' } },
  ];
  const html = await headOf({ meta: () => [{ title: 'Around' }] }, { meta });
  expect(document.title).toBe('read at /it/x');
  for (const tag of [
    '<meta name="description" content="What it is.">',
    '<meta property="og:type" content="article">',
    '<link rel="alternate" hreflang="en" href="/it/x">',
    '<link rel="alternate" hreflang="bn" href="/bn/it/x">',
    '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>',
  ])
    expect(html).toContain(tag);
});

test('a page that says nothing has what is around it, and at the least the school’s name', async () => {
  await headOf({ meta: () => [{ title: 'Around' }] }, {});
  expect(document.title).toBe('Around');
  await headOf(undefined, undefined);
  expect(document.title).toBe(school.name);
});

const outside = {
  'Get it on Google Play': siteConfig.apps.playStore,
  'Download on the App Store': siteConfig.apps.appStore,
  Facebook: school.social?.facebook,
  YouTube: school.social?.youtube,
  Instagram: school.social?.instagram,
  LinkedIn: school.social?.linkedin,
};

test('the footer’s five links lead to home’s sections and to Contact Us, none leads nowhere; it has the address, the copyright line, and stores and social pages by name', () => {
  renderAs(visitor, <Footer />, '/blogs');
  const five = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  expect(five.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Courses', '/#courses'],
    ['Blog', '/#blog'],
    ['Instructor', '/#instructors'],
    ['Contact Us', '/contact'],
  ]);
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^(\/|mailto:|tel:|https:)/);
  const { email, phone = '', name } = school;
  expect(screen.getByText(email)).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByText(phone)).toHaveAttribute('href', `tel:${phone.replace(/[ -]/g, '')}`);
  expect(screen.getByText(new RegExp(`^© \\d{4} ${name}`))).toBeVisible();
  for (const [name, href] of Object.entries(outside)) {
    expect(href).toMatch(/^https:/);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});
