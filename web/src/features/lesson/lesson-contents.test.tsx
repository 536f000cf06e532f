import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAs, visitor } from '../../testing/render-as.tsx';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { LessonContents } from './lesson-page.tsx';

const body =
  '<h2 id="part-why">Why</h2><p>Because.</p>' +
  '<h2 id="part-half">Half: <math aria-label="one half"><mn>½</mn></math></h2><h3>Small</h3>';

function Page() {
  return (
    <>
      <LessonContents body={body} hasQuiz />
      <SchoolHtml html={body} />
      <h2 id="quiz">Quiz</h2>
    </>
  );
}

test('links to the parts of the lesson and to its quiz', () => {
  renderAs(visitor, <Page />, '/lesson');
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#part-why', '#part-half', '#quiz']);
  expect(links[1]).toHaveAccessibleName('Half: one half');
});

test('marks the part that is being read', async () => {
  renderAs(visitor, <Page />, '/lesson');
  const tops: Record<string, number> = { 'part-why': -400, 'part-half': 120, quiz: 900 };
  for (const [id, top] of Object.entries(tops)) {
    const heading = document.getElementById(id) as HTMLElement;
    heading.getBoundingClientRect = () => ({ top }) as DOMRect;
  }
  fireEvent.scroll(window);
  await waitFor(() =>
    expect(screen.getByRole('link', { current: 'location' })).toHaveAttribute('href', '#part-half'),
  );
});
