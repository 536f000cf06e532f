import { builtInstructors } from '@pathshala/content/instructors';
import { instructorSubjects } from '@pathshala/contract/catalogue/instructor-subjects';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { portraitOf } from '../../course-ui/built-instructors.ts';
import { hrefOf } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { nameOf } from '../../words/names.ts';
import { InstructorCard, Component as InstructorsPage, SocialIcons } from './instructors-page.tsx';

it('shows the people of a subject, each with a portrait', async () => {
  const [{ path, label, subject }] = instructorSubjects;
  const team = builtInstructors('en').filter((one) => one.subject === subject);
  const people = team.map((one) => ({ ...one, img: portraitOf(one) }));
  renderPage(<InstructorsPage />, { at: path, loader: () => ({ people, others: ['social'] }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Instructors List' })).toBeVisible();
  expect(screen.getByRole('link', { name: nameOf(label), current: 'page' })).toHaveAttribute('href', path);
  expect(await hrefOf('Social science')).toBe('/instructor/social');
  const list = within(screen.getByRole('list', { name: `${nameOf(label)} instructors` }));
  const names = list.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  expect(names).toEqual(people.map(({ name }) => name));
  for (const name of names) expect(list.getByRole('img', { name: `Portrait of ${name}` })).toBeVisible();
});

const instructor = {
  id: 'someone',
  subject: 'english',
  name: 'Someone Invented',
  education: 'MA in English',
  bio: 'Reads aloud before anything else.',
  links: { facebook: '' },
  img: '/portraits/someone.svg',
} as const;

it('has a portrait 300 px high and the education line', () => {
  renderPage(<InstructorCard instructor={instructor} place={0} />, { at: '/instructor' });
  const portrait = screen.getByRole('img', { name: 'Portrait of Someone Invented' });
  expect(portrait).toHaveAttribute('src', '/portraits/someone.svg');
  expect(portrait).toHaveStyle({ height: '300px' });
  expect(screen.getByText('MA in English')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the courses' })).toHaveAttribute('href', '/search?q=English');
});

it.each([
  ['an empty address', { links: { facebook: '' } }],
  ['an address without https', { links: { facebook: 'facebook.com/someone' } }],
  ['no addresses at all', {}],
])('has no link to a social page with %s', (_, own) => {
  renderPage(<SocialIcons instructor={{ name: instructor.name, ...own }} />, { at: '/instructor' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText('Facebook')).toBeNull();
});

it('links a social page that has an address', async () => {
  const links = { facebook: 'https://social.example/someone' };
  renderPage(<SocialIcons instructor={{ ...instructor, links }} />, { at: '/instructor' });
  expect(await hrefOf('Someone Invented on Facebook')).toBe('https://social.example/someone');
});
