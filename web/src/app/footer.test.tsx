import { siteConfig } from '@pathshala/brand/site.config';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { renderAs, visitor } from '../testing/render-as.tsx';
import { createMemoryRouter, RouterProvider } from '../testing/router.ts';
import Footer from './footer.tsx';
import { markupInDocument, Plain } from './plain.tsx';

test('a page that was built last year is taken over as it is, and its links open pages without a reload', async () => {
  document.body.innerHTML = `<div><footer id="footer">© 2026 <a href="/contact">Contact</a></footer></div>`;
  const place = document.body.firstElementChild as HTMLElement;
  const footer = <Plain as="footer" id="footer" markup={markupInDocument('footer') ?? ''} />;
  const router = createMemoryRouter([{ path: '*', element: footer }]);
  const onRecoverableError = vi.fn();
  const site = <RouterProvider router={router} />;
  const root = await act(async () => hydrateRoot(place, site, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place).toHaveTextContent('© 2026 Contact');
  await act(async () => expect(fireEvent.click(screen.getByRole('link'))).toBe(false));
  expect(router.state.location.pathname).toBe('/contact');
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
  const [{ default: Bare }, { renderAs: show }] = await Promise.all([
    import('./footer.tsx'),
    import('../testing/render-as.tsx'),
  ]);
  vi.doUnmock('@pathshala/brand/site.config');
  const { container } = show(visitor, <Bare />, '/blogs');
  expect(container.querySelectorAll('a[href^="https:"], svg')).toHaveLength(0);
});
