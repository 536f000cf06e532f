import { builtHome } from '@pathshala/content/home';
import { learnSubjects } from '@pathshala/contract/catalogue/subjects';
import { hideableParts } from '@pathshala/contract/content/published';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { schoolClass } from '../../device/school-class.ts';
import type { School } from '../../page/page-loader.ts';
import { home } from '../../testing/home.ts';
import { renderAs, textsOf, visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { Component as GradesPage } from './grades-page.tsx';
import { wallSubjects } from './hero.tsx';
import { Component as HomePage } from './home-page.tsx';
import { HomeText } from './home-part.tsx';
import { plainSections } from './sections.tsx';
import { type ShownHome, shownHome } from './shown-home.ts';

const { hero, sections, platforms, testimonials, education, press, brands, programs } = builtHome('en');

beforeEach(() => {
  schoolClass.answer(null);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});

async function open(shown: ShownHome = home, wall: readonly string[] = ['mathematics']) {
  const plainHtml = await plainSections(shown);
  renderPage(<HomePage />, {
    at: '/',
    session: visitor,
    loader: () => ({ courses: [], wall, text: shown, plainHtml }),
  });
  await screen.findByRole('heading', { level: 1 });
}
const inList = (name: string) => within(screen.getByRole('list', { name }));

test('home tells its sections in their order, with the trust numbers before the programs and all that each has: docs/contract.md, "Home"', async () => {
  await open();
  const { programs: ofGrades, platforms: ofTools, testimonials: said, education: ofAll } = sections;
  const last = [sections.investors, sections.moments, sections.press, sections.brands];
  const order = [hero, ofGrades, ofTools, said, ofAll, ...last].map((one) => one?.title);
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings.filter((heading) => order.includes(heading ?? ''))).toEqual(order);
  // A screenshot of the whole page, not scrolled, lacks only slides that are hidden until they fade in.
  const late = () =>
    [...document.querySelectorAll('img[loading=lazy]')].map((one) => one.getAttribute('src'));
  await waitFor(() => expect(late()).toEqual(home.moments.slice(1).map(({ picture }) => picture)));
  const trust = screen.getByRole('region', { name: 'Trust statistics' });
  for (const words of ['150 million+', 'learners', '50+', 'investors'])
    expect(trust).toHaveTextContent(words);
  const first = screen.getByRole('heading', { name: sections.programs?.title ?? '' });
  expect(trust.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const { title } of platforms) expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(inList('Student testimonials').getAllByRole('listitem')).toHaveLength(testimonials.length);
  expect(inList('Press').getAllByRole('article')).toHaveLength(press.length);
  for (const { title } of education) expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  const carousel = within(screen.getByRole('group', { name: 'Brands' }));
  expect(textsOf(carousel.getAllByRole('heading'))).toEqual(brands.map(({ name }) => name));
  const seven = ['Math', 'English', 'Bangla', 'Music', 'Psychology', 'Sociology', 'Coding'];
  expect(brands.map(({ name }) => name)).toEqual(seven);
});

test('a subject of the school’s own comes after the nine blocks, with its colour and letters', async () => {
  learnSubjects([{ id: 'arts', name: 'Fine arts', colour: '#7A4B2A', sign: 'Ar' }]);
  await open(home, wallSubjects());
  const blocks = within(screen.getByRole('navigation', { name: 'Subjects' })).getAllByRole('link');
  expect(blocks).toHaveLength(10);
  expect(blocks[9]).toHaveAttribute('href', '/search?q=Fine+arts');
  expect(blocks[9]).toHaveStyle({ background: '#7A4B2A' });
  expect(blocks[9]).toHaveTextContent('ArFine arts');
});

test('a drawn face is on the sheet of home, an uploaded one is its own file', async () => {
  const [first, second] = home.testimonials;
  expect(first?.face).toBe('/img/sheets/learners.svg#learner-nusrat');
  const picture = '/media/face.webp';
  const testimonials = builtHome('en').testimonials.map((one) => ({ ...one, picture }));
  const uploaded = await shownHome({ home: async () => ({ ...builtHome('en'), testimonials }) } as School);
  expect(uploaded.testimonials[1]).toEqual({ ...second, face: picture });
});

const heroAlone = await shownHome({ home: async () => ({ hero }) } as School);
test.each<[what: string, text: ShownHome, shown: readonly string[]]>([
  ['the hero alone', heroAlone, [hero.title]],
  [
    'parts without a heading, or with nothing in them',
    {
      ...heroAlone,
      platforms: home.platforms,
      ...{ press: home.press, sections: { press: sections.press, brands: sections.brands } },
    },
    [hero.title, sections.press?.title ?? '', ...press.map(({ headline }) => headline)],
  ],
])('home with %s', async (_what, text, shown) => {
  await open(text);
  const asked = screen.getByRole('region', { name: 'Which class are you in?' });
  const headings = screen.getAllByRole('heading').filter((heading) => !asked.contains(heading));
  expect(textsOf(headings)).toEqual(shown);
  expect(screen.queryByRole('region', { name: 'Trust statistics' })).toBeNull();
});

test.each(hideableParts)(
  'without its hidden part %s, home has neither its words nor its files',
  async (part) => {
    const hides = await shownHome({ home: async () => ({ ...builtHome('en'), hidden: [part] }) } as School);
    const [all, less] = [await plainSections(home), await plainSections(hides)];
    const count = (sections: typeof all, word: RegExp) => JSON.stringify(sections).match(word)?.length ?? 0;
    const title = part === 'figures' ? '150 million' : sections[part]?.title;
    expect(JSON.stringify([less, hides.programs, hides.sections])).not.toContain(title);
    for (const word of [/data-carousel/g, /<img/g])
      expect(count(less, word)).toBeLessThanOrEqual(count(all, word));
    const kept = hideableParts.filter((one) => one !== part && one !== 'figures');
    expect(
      Object.keys(hides.sections)
        .filter((one) => one !== 'myCourses')
        .sort(),
    ).toEqual([...kept].sort());
  },
);

test('a program card has icon, title, list of programs, description and picture', () => {
  const tab = (
    <HomeText value={home}>
      <GradesPage />
    </HomeText>
  );
  renderAs(visitor, tab, '/gradeEight');
  const cards = inList('Programs for Grade 4 to 8').getAllByRole('article');
  expect(cards).toHaveLength(programs.gradeEight.length);
  for (const [place, program] of programs.gradeEight.entries()) {
    const card = cards[place] as HTMLElement;
    expect(within(card).getByRole('heading', { name: program.title })).toBeVisible();
    expect(card.querySelector('svg')).not.toBeNull();
    const labels = within(card).getByRole('list', { name: 'Programs' }).children;
    expect([...labels].map((label) => label.textContent)).toEqual(program.programs);
    expect(within(card).getByText(program.description)).toBeVisible();
    expect(card.querySelector('img')?.getAttribute('src')).toMatch(/^\//);
  }
});
