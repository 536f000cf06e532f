import { siteConfig } from '@pathshala/brand/site.config';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../auth/session-context.ts';
import { rima, visitor } from '../testing/render-as.tsx';
import { adminSession, renderPage } from '../testing/render-page.tsx';
import { serveSchool } from '../testing/serve-school.ts';
import { Header } from './header.tsx';

/** As the sign-in service writes one. */
const adminToken = `head.${btoa(JSON.stringify({ admin: true }))}.sign`;
const admin: Session = { ...adminSession, idToken: async () => adminToken };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  serveSchool(({ what }) => ({ json: what.includes('/admin/') ? { admin: !what.includes('rima') } : [] }));
});
const show = (session: Session) => renderPage(<Header />, { at: '/contact', session });
const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

test('a visitor has the logo, which leads home, the search box, the switch of colours and Login', () => {
  show(visitor);
  const logo = screen.getByRole('link', { name: siteConfig.name });
  expect(logo).toHaveAttribute('href', '/');
  expect(logo.querySelector('svg')).toBeVisible();
  const box = screen.getByRole('searchbox', { name: 'Search' });
  expect(box).toHaveAttribute('placeholder', expect.stringMatching(/Search/));
  expect(screen.getByRole('button', { name: 'Dark mode' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
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
  expect(items()).toEqual(['My Courses', 'My progress', 'My teacher’s classes', 'My Account', 'Log Out']);
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
    const links = within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent);
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

test('an admin has All Users first', async () => {
  show(admin);
  await userEvent.click(screen.getByRole('button', { name: 'Account of Admin' }));
  await screen.findByRole('menuitem', { name: 'All Users' });
  expect(items()).toEqual([
    'All Users',
    'Messages',
    'Overview',
    'Classes I teach',
    'Studio',
    'My Courses',
    'My progress',
    'My teacher’s classes',
    'My Account',
    'Log Out',
  ]);
});
