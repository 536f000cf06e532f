import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAs, visitor } from '../../../testing/render-as.tsx';
import { StateChip } from '../state-chip.tsx';
import { PublishLine } from './publish-line.tsx';

const lesson = { kind: 'lessons', id: 'sums~first' } as const;

test('does not call a lesson live if its course is not published, and links to the course', () => {
  const line = <PublishLine name={lesson} state={{ step: 'live', seconds: null }} waits />;
  const chip = <StateChip state="live" waits />;
  renderAs(
    visitor,
    <>
      {chip}
      {line}
    </>,
    '/',
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Published, but its course isn’t live yet\./);
  expect(screen.getByText('Published')).toBeVisible();
  expect(screen.queryByText(/^Live/)).not.toBeInTheDocument();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([['Publish the course', '/studio/courses/sums']]);
});

test('links to the page of a live lesson', () => {
  renderAs(visitor, <PublishLine name={lesson} state={{ step: 'live', seconds: 2 }} waits={false} />, '/');
  expect(screen.getByRole('link', { name: /\/course\/sums\/lesson\/first$/ })).toHaveAttribute(
    'href',
    '/course/sums/lesson/first',
  );
});
