import { siteIn } from '@pathshala/brand/site-in';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fillIn } from '../../testing/fill-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ContactForm } from './contact-form.tsx';
import { Component as ContactPage, contactAction, PageWidget, SchoolMap } from './contact-page.tsx';

const show = () => {
  renderPage(<ContactForm action="https://forward.example/owner@school.example" />, { at: '/contact' });
  return screen.getByRole<HTMLFormElement>('form', { name: 'Contact Us' });
};

it('the form is a browser’s own POST that opens its result in a new tab, and has the browser check name, e-mail and message', () => {
  const form = show();
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', 'https://forward.example/owner@school.example');
  expect(form).toHaveAttribute('target', '_blank');
  expect(form).toHaveAttribute('rel', 'noopener');
  expect(form.noValidate).toBe(false);
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveAttribute('type', 'submit');
  for (const [label, name, placeholder] of [
    ['Your Name:', 'name', 'Enter your name'],
    ['Your E-mail:', 'email', 'Enter your E-mail'],
    ['Your Message:', 'message', 'Write your message here'],
  ] as const) {
    const input = screen.getByLabelText(label);
    expect(input).toHaveAttribute('name', name);
    expect(input).toHaveAttribute('placeholder', placeholder);
    expect(input).toBeRequired();
  }
  expect(screen.getByLabelText('Your E-mail:')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Your Message:')).toHaveAttribute('rows', '6');
  act(() => expect(form.checkValidity()).toBe(false));
});

it('the form says under each field what is missing or wrong, and stops saying it once it is right', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  const [name, email, message] = ['Your Name:', 'Your E-mail:', 'Your Message:'].map((label) =>
    screen.getByLabelText(label),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  expect(name).toHaveAccessibleDescription('Enter your name.');
  expect(name).toHaveFocus();
  expect(email).toHaveAccessibleDescription('Enter your email.');
  expect(message).toHaveAccessibleDescription('Write your message.');
  await fillIn(name, 'Ayesha');
  await fillIn(email, 'ayesha at home');
  expect(name).not.toHaveAccessibleDescription();
  expect(email).toHaveAccessibleDescription(/needs an @/);
  expect(email).toBeInvalid();
});

/** Sends a whole message. @returns whether the browser was left to send it */
async function send(): Promise<boolean> {
  show();
  await fillIn(screen.getByLabelText('Your Name:'), 'Ayesha');
  await fillIn(screen.getByLabelText('Your E-mail:'), 'ayesha@mail.example');
  await fillIn(screen.getByLabelText('Your Message:'), 'Which course first?');
  let isLeft = false;
  document.addEventListener(
    'submit',
    (event) => {
      isLeft = !event.defaultPrevented;
      // The test's browser cannot open a tab.
      event.preventDefault();
    },
    { once: true },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  return isLeft;
}

it('the form opens no tab without a connection, and says why', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await send()).toBe(false);
  expect(screen.getByRole('alert')).toHaveTextContent('You’re offline, so nothing was sent.');
});

it('the form says that a message may not have arrived where the school does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await send()).toBe(true);
  expect(await screen.findByRole('alert')).toHaveTextContent('your message may not have arrived');
  expect(screen.getByLabelText('Your Message:')).toHaveValue('Which course first?');
});

it.each([
  ['where the owner says so', false],
  ['where the map’s host does not answer', true],
])('has a link in the map’s place %s', async (_, atOnce) => {
  const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', asked);
  const map = { url: 'https://maps.example/frame', label: 'School, Dhaka' };
  const { container } = renderPage(<SchoolMap {...map} atOnce={atOnce} />, { at: '/contact' });
  await act(async () => expect(asked).toHaveBeenCalledTimes(atOnce ? 1 : 0));
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByText(map.label)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Open the map' });
  expect(link).toHaveAttribute('href', map.url);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('has the map in a lazy frame of 450 px that sends no referrer', async () => {
  vi.stubGlobal('fetch', async () => Response.error());
  renderPage(<ContactPage />, { at: '/contact' });
  const map = await screen.findByTitle(`Map: ${siteIn('en').mapLabel}`);
  expect(map).toHaveAttribute('src', siteIn('en').mapUrl);
  expect(map).toHaveAttribute('height', '450');
  expect(map).toHaveAttribute('loading', 'lazy');
  expect(map).toHaveAttribute('referrerpolicy', 'no-referrer');
});

describe('page widget', () => {
  const show = (ids: { pageId: string; appId: string }) =>
    renderPage(<PageWidget {...ids} />, { at: '/contact' });

  it('is as large as the page’s frame, which loads when it is asked for', async () => {
    const { container } = show({ pageId: 'our.school', appId: '12345' });
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('region', { name: 'News from the school' })).toHaveStyle({ height: '500px' });
    await userEvent.click(screen.getByRole('button', { name: 'Show our page' }));
    const { origin, pathname, searchParams } = new URL(
      screen.getByTitle<HTMLIFrameElement>('Our page on Facebook').src,
    );
    expect(origin + pathname).toBe('https://www.facebook.com/plugins/page.php');
    expect(searchParams.get('href')).toBe('https://www.facebook.com/our.school');
    expect(searchParams.get('appId')).toBe('12345');
    expect(screen.getByTitle('Our page on Facebook')).toHaveFocus();
  });

  it.each([
    { pageId: '', appId: '12345' },
    { pageId: 'our.school', appId: '' },
  ])('is not there while an id is missing: %o', (ids) => {
    show(ids);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

const own = `${apiRoot}${pathOf(endpoints.contact, {})}`;
const forwarded = 'https://forward.example/owner%2Bsite@school.example?copy=owner%2Bsite@school.example';
it.each([
  ['the site’s own API', own, 'en', own],
  ['the site’s own API, which answers in the page’s language', own, 'bn', `${own}?lang=bn`],
  [
    'a service whose address holds the owner’s',
    'https://forward.example/{email}?copy={email}',
    'bn',
    forwarded,
  ],
] as const)('a message goes to %s', (_what, contactFormAction, language, action) => {
  expect(contactAction({ contactFormAction }, 'owner+site@school.example', language)).toBe(action);
});
