import { siteConfig } from '@pathshala/brand/site.config';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderAs, visitor } from '../testing/render-as.tsx';
import { createMemoryRouter, RouterProvider } from '../testing/router.ts';
import { Footer } from './footer.tsx';

test('a page that was built last year is taken over as it is', async () => {
  const footer = () => <RouterProvider router={createMemoryRouter([{ path: '/', element: <Footer /> }])} />;
  vi.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z'), toFake: ['Date'] });
  document.body.innerHTML = `<div>${renderToString(footer())}</div>`;
  vi.setSystemTime(new Date('2027-01-02T12:00:00Z'));
  const onRecoverableError = vi.fn();
  const place = document.body.firstElementChild as HTMLElement;
  const root = await act(async () => hydrateRoot(place, footer(), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place).toHaveTextContent(/© 2026/);
  await act(async () => root.unmount());
});

test('its five links lead to home’s sections and to Contact Us; none leads nowhere', () => {
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
    expect(link.getAttribute('href')).toMatch(/^(\/|mailto:|https:)/);
});

const outside = {
  'Get it on Google Play': siteConfig.apps.playStore,
  'Download on the App Store': siteConfig.apps.appStore,
  Facebook: siteConfig.social.facebook,
  YouTube: siteConfig.social.youtube,
  Instagram: siteConfig.social.instagram,
  LinkedIn: siteConfig.social.linkedin,
};

test('has the contact address, the copyright line, and stores and social pages as links with names', () => {
  renderAs(visitor, <Footer />, '/blogs');
  const { contactEmail, name: school } = siteConfig;
  expect(screen.getByText(contactEmail)).toHaveAttribute('href', `mailto:${contactEmail}`);
  expect(screen.getByText(new RegExp(`^© \\d{4} ${school}`))).toBeVisible();
  for (const [name, href] of Object.entries(outside)) {
    expect(href).toMatch(/^https:/);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('without an address nothing is shown', async () => {
  const none = { social: { facebook: '', youtube: '', instagram: '', linkedin: '' } };
  vi.resetModules();
  vi.doMock('@pathshala/brand/site.config', () => ({
    siteConfig: { ...siteConfig, ...none, apps: { appStore: '', playStore: '' } },
  }));
  const [{ Footer: Bare }, { renderAs: show }] = await Promise.all([
    import('./footer.tsx'),
    import('../testing/render-as.tsx'),
  ]);
  vi.doUnmock('@pathshala/brand/site.config');
  const { container } = show(visitor, <Bare />, '/blogs');
  expect(container.querySelectorAll('a[href^="https:"], svg')).toHaveLength(0);
});
