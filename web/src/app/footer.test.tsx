import { siteConfig } from '@pathshala/brand/site.config';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAs, visitor } from '../testing/render-as.tsx';
import { Footer } from './footer.tsx';

test('has the badges, the contact address, the social places and the copyright line', () => {
  renderAs(visitor, <Footer />, '/blogs');
  for (const store of ['App Store', 'Google Play']) expect(screen.getByText(store)).toBeVisible();
  expect(screen.getByText(siteConfig.contactEmail)).toHaveAttribute(
    'href',
    `mailto:${siteConfig.contactEmail}`,
  );
  for (const name of ['Facebook', 'YouTube', 'Instagram', 'LinkedIn'])
    expect(screen.getByLabelText(new RegExp(`^${name}`))).toBeVisible();
  expect(screen.getByText(new RegExp(`^© \\d{4} ${siteConfig.name}`))).toBeVisible();
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
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^(\/|mailto:)/);
});
