import { globSync, readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Link } from './link.tsx';
import { renderedAlone } from './rendered-alone.ts';

const open = (page: React.ReactElement, basename = '/') => {
  const router = createMemoryRouter(
    [
      { path: '/practice', element: page },
      { path: '/slow', loader: () => new Promise(() => undefined), element: <p>Slow</p> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [`${basename}/practice?class=3`.replace('//', '/')], basename },
  );
  render(<RouterProvider router={router} />);
  return router;
};
const link = () => screen.getByRole('link');

test.each([
  ['/', '/', '/'],
  ['/blogs?tag=x#top', '/', '/blogs?tag=x#top'],
  ['/', '/bn', '/bn'],
  ['/#courses', '/bn', '/bn#courses'],
  ['/blogs', '/bn', '/bn/blogs'],
])('%s leads to its page below %s', (to, basename, href) => {
  open(<Link to={to}>On</Link>, basename);
  expect(link()).toHaveAttribute('href', href);
});

test('what is another on the same page keeps the path', () => {
  open(<Link to={{ search: '?class=4' }}>On</Link>);
  expect(link()).toHaveAttribute('href', '/practice?class=4');
});

test('a press opens the page, with what it is told', async () => {
  const router = open(
    <Link to="/blogs" state={{ from: 'here' }} replace>
      On
    </Link>,
    '/bn',
  );
  fireEvent.click(link());
  await screen.findByText('Another page');
  expect(router.state).toMatchObject({
    historyAction: 'REPLACE',
    location: { pathname: '/bn/blogs', state: { from: 'here' } },
  });
});

test('a press on a link to the place where one is adds no step back', async () => {
  const router = open(<Link to="/practice?class=3">Here</Link>, '/bn');
  const was = router.state.location.key;
  fireEvent.click(link());
  await vi.waitFor(() => expect(router.state.location.key).not.toBe(was));
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each([
  ['with Ctrl', { ctrlKey: true }, {}],
  ['with Shift', { shiftKey: true }, {}],
  ['with the middle button', { button: 1 }, {}],
  ['on a link to another tab', {}, { target: '_blank' }],
  ['that somebody else has taken', {}, { onClick: (event: React.MouseEvent) => event.preventDefault() }],
])('a press %s is not the site’s', (_, press, props) => {
  const router = open(
    <Link to="/blogs" {...props}>
      On
    </Link>,
  );
  // The browser, which would open it, is not here.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link(), press);
  expect(router.state.navigation.state).toBe('idle');
  expect(router.state.location.pathname).toBe('/practice');
});

test('links are not rendered anew while another page is on its way', async () => {
  const rendered = vi.fn();
  const Page = renderedAlone(() => (
    <Profiler id="page" onRender={rendered}>
      <Link to="/slow">On</Link>
    </Profiler>
  ));
  const router = open(<Page />);
  fireEvent.click(link());
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  await new Promise((done) => setTimeout(done));
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('there is one kind of link', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: `${import.meta.dirname}/../..` });
  const others = files.filter(
    (file) =>
      !/(?:\.test\.tsx|ui\/link\.tsx)$/.test(file) &&
      /import \{[^}]*\b(?:Nav)?Link\b[^}]*\} from 'react-router-dom'/.test(
        readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8'),
      ),
  );
  expect(others).toEqual([]);
});
