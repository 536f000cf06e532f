import { siteIn } from '@pathshala/brand/site-in';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session } from '../auth/session-context.ts';
import { schoolClass } from '../device/school-class.ts';
import { renderAs, rima, textsOf, tokenWith, visitor } from '../testing/render-as.tsx';
import { adminSession, renderPage } from '../testing/render-page.tsx';
import { serveSearchIndex } from '../testing/search-index.ts';
import { serveSchool } from '../testing/serve-school.ts';
import { Header } from './header.tsx';
import { HeaderSearch } from './header-search.tsx';
import { NavigationLinks } from './navigation-links.tsx';

describe('header', () => {
  const admin: Session = { ...adminSession, idToken: async () => tokenWith({ admin: true }) };

  beforeEach(() => {
    serveSchool(({ what }) => ({ json: what.includes('/admin/') ? { admin: !what.includes('rima') } : [] }));
  });
  const show = (session: Session) => renderPage(<Header />, { at: '/contact', session });
  const items = () => textsOf(screen.getAllByRole('menuitem'));

  test('a visitor has the logo, which leads home, the search box, the switch of colours and Login, which leads back', async () => {
    const { router } = show(visitor);
    const logo = screen.getByRole('link', { name: siteIn('en').name });
    expect(logo).toHaveAttribute('href', '/');
    expect(logo.querySelector('svg')).toBeVisible();
    const box = screen.getByRole('searchbox', { name: 'Search' });
    expect(box).toHaveAttribute('placeholder', expect.stringMatching(/Search/));
    expect(screen.getByRole('button', { name: 'Dark mode' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    const { pathname, state } = router.state.location;
    expect([pathname, state.from.pathname]).toEqual(['/login', '/contact']);
  });

  test('a student has the avatar in its place, with the drawn picture; its menu is opened and left by keys', async () => {
    show(rima);
    const avatar = screen.getByRole('button', { name: 'Account of Rima' });
    expect(avatar.querySelector('img')).toHaveAttribute('src', '/img/avatar-default.svg');
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    avatar.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Account' });
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'My Courses' })).toHaveFocus());
    const ofPupils = ['My Courses', 'My progress', 'My teacher’s classes', 'My Account', 'Log Out'];
    expect(items()).toEqual(ofPupils);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    expect(avatar).toHaveFocus();
  });

  const own = ['My Courses', 'My Account'];
  test.each([
    ['a visitor', visitor, ['Login'], own],
    ['a student', rima, own, ['Login']],
  ] as const)(
    'the phone’s menu has for %s practice, the way in or to what is theirs, and help',
    async (_who, session, has, hasNot) => {
      show(session);
      await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
      const menu = await screen.findByRole('dialog', { name: 'Menu' });
      const links = textsOf(within(menu).getAllByRole('link'));
      expect(links).toEqual(expect.arrayContaining(['Practice', ...has, 'Help for parents']));
      for (const label of hasNot) expect(links).not.toContain(label);
      expect(within(menu).getByRole('button', { name: 'Dark mode' })).toBeVisible();
    },
  );

  test('the header is marked while somebody reads down, and no more when they scroll up', () => {
    show(visitor);
    const isAway = (at: number) => {
      vi.stubGlobal('scrollY', at);
      fireEvent.scroll(window);
      return screen.getByRole('banner').hasAttribute('data-away');
    };
    expect([300, 304, 600, 590, 900, 0].map(isAway)).toEqual([true, true, true, false, true, false]);
  });

  test('an admin has All Users first, and at most seven items', async () => {
    show(admin);
    await userEvent.click(screen.getByRole('button', { name: 'Account of Admin' }));
    await screen.findByRole('menuitem', { name: 'All Users' });
    expect(items().join()).toBe('All Users,Messages,Overview,Studio,My Courses,My Account,Log Out');
  });
});

describe('header search', () => {
  let asked: string[];

  beforeEach(() => {
    asked = serveSearchIndex();
  });
  const box = () => screen.getByRole('searchbox', { name: 'Search' });

  /** Opens a page at an address where the search box stays, wherever it leads. */
  async function type(text: string) {
    const { router } = renderAs(visitor, <HeaderSearch />, '/');
    const user = userEvent.setup();
    await user.click(box());
    await user.paste(text);
    const list = await screen.findByRole('region', { name: 'Suggestions' });
    await waitFor(() => expect(within(list).getAllByRole('link').length).toBeGreaterThan(1));
    return { user, router, list, options: within(list).getAllByRole('link') };
  }

  test('on the results the box has their query, also on the way back', async () => {
    const { router } = renderAs(visitor, <HeaderSearch />, '/search?q=sums');
    expect(box()).toHaveValue('sums');
    // Nothing is loaded before the box has the focus.
    expect(asked).toEqual([]);
    await act(() => router.navigate('/search?q=ভগ্নাংশ'));
    await waitFor(() => expect(box()).toHaveValue('ভগ্নাংশ'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(box()).toHaveValue('sums'));
  });

  test('suggests in groups as one types, forgiving a typo, with the matches marked', async () => {
    const { list, options } = await type('fracton');
    expect(within(list).getByText('Courses').parentElement?.querySelectorAll('a')).toHaveLength(2);
    expect(within(list).getByText('Books').parentElement).toHaveTextContent('Fractions workbook');
    expect(list.querySelector('mark')).toHaveTextContent('Fractions');
    expect(options.at(-1)).toHaveTextContent('See all results for “fracton”');
    expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  });

  test('the arrow keys go round the field and the links, Escape closes them, and Enter follows one', async () => {
    const { user, router, options } = await type('fractions');
    await user.keyboard('{ArrowDown}');
    expect(options[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(options[1]).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(box()).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(options.at(-1)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region')).toBeNull();
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('fractions');
    await user.keyboard('{ArrowDown}');
    const list = screen.getByRole('region', { name: 'Suggestions' });
    await user.keyboard('{ArrowDown}{Enter}');
    const first = within(list).getAllByRole('link')[0]?.getAttribute('href');
    await waitFor(() => expect(router.state.location.pathname).toBe(first));
  });

  test('Enter in the field opens the results', async () => {
    const { user, router } = await type('fractions');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
    expect(router.state.location.search).toBe('?q=fractions');
  });
});

/** docs/contract.md, "Header and navigation bar", in its order. */
const bar = [
  ['Home', '/'],
  ['Class 1-12', '/classes'],
  ['Courses', '/courses'],
  ['Books', '/books'],
  ['Instructor', '/instructor'],
  ['Blog', '/blogs'],
  ['Contact US', '/contact'],
  ['Practice', '/learn'],
  ['Learn', '/learn'],
];

test('the bar leads to its pages, in its order', () => {
  renderAs(visitor, <NavigationLinks />, '/');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(bar);
  cleanup();
  schoolClass.answer('classFive');
  renderAs(visitor, <NavigationLinks />, '/');
  for (const name of ['Practice', 'Learn'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/learn/5');
  cleanup();
  renderAs(rima, <NavigationLinks />, '/');
  expect(screen.getByRole('link', { name: 'Practice' })).toHaveAttribute('href', '/practice');
});

test.each([
  ['Home', ['/', '/gradeEight', '/gradeTwelve/']],
  ['Class 1-12', ['/classes', '/classes/two']],
  ['Courses', ['/courses', '/courses/liveCourse']],
  ['Instructor', ['/instructor', '/instructor/physics']],
  ['Blog', ['/blogs', '/blogs/three-jars']],
  ['Practice', ['/practice', '/practice/today']],
  ['Learn', ['/learn', '/learn/5']],
  [undefined, ['/login', '/search?q=sum', '/course/c3-times-tables', '/no/such/page']],
])('%s is the current one at %j', (label, addresses) => {
  for (const address of addresses) {
    cleanup();
    renderAs(visitor, <NavigationLinks />, address);
    expect(screen.queryByRole('link', { current: 'page' })?.textContent, address).toBe(label);
  }
});
