import { heldAttribute } from '@pathshala/boot/page-data';
import { siteConfig } from '@pathshala/brand/site.config';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import type { PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { startCarousels } from '../../ui/carousel.tsx';
import { Link, Outlet, useLoaderData } from '../../ui/router.ts';
import { pageAddress } from '../../ui/site-address.ts';
import { markScrollableParts } from '../../ui/use-scrollable-parts.ts';
import { school } from '../../words/school.ts';
import { words } from '../../words/words.ts';
import { markupInDocument, Plain } from '../plain.tsx';
import { ClassQuestion, ContinueLearning, useHomeShape } from './continue-learning.tsx';
import { Hero, wallSubjects } from './hero.tsx';
import { type DrawnHome, grades, HomePart, HomeText, useGrade, useHome } from './home-part.tsx';
import { type OpenCourse, openCourses } from './open-courses.tsx';
import programStyles from './programs.module.css';
import styles from './sections.module.css';
import type { PlainSections } from './sections.tsx';

interface HomeData {
  readonly courses: readonly OpenCourse[];
  /** Subjects of the hero’s blocks. */
  readonly wall: readonly string[];
  readonly text: DrawnHome;
  readonly hidesFree?: true;
  /** Not in the data of a document, which has it in place. */
  readonly plainHtml?: PlainSections;
}

export const loader: PageLoader<HomeData> | undefined = import.meta.env.SSR
  ? async ({ context }) => {
      const { instructorFaces, latestBlogs, shownHome } = await import('./shown-home.ts');
      const { plainSections } = await import('./sections.tsx');
      const [home, courses] = [await shownHome(context), await openCourses(context)];
      const [blogs, faces] = [await latestBlogs(context), await instructorFaces(context)];
      const { hero, programs, sections } = home;
      return {
        courses,
        ...(!sections.freeLessons && { hidesFree: true }),
        wall: wallSubjects(),
        text: { hero, programs, sections: sections.programs ? { programs: sections.programs } : {} },
        plainHtml: await plainSections(home, courses, blogs, faces),
      };
    }
  : undefined;

export function meta({ location }: { location: { pathname: string } }) {
  return pageMeta({
    page: pages.home,
    description: school.description,
    // The address may end with a slash.
    path: location.pathname.replace(/(.)\/$/, '$1'),
    data: {
      '@type': 'EducationalOrganization',
      name: school.name,
      url: pageAddress(paths.home),
      logo: `${siteConfig.origin}/icon-512.png`,
      email: school.email,
      ...(school.phone && { telephone: school.phone }),
      address: school.address,
      description: school.description,
    },
  });
}

function GradeTabs() {
  const open = useGrade();
  return (
    <nav aria-label={words['home.grades']()} className={`card row gap-1 ${programStyles.tabs}`}>
      {grades.map((grade) => (
        <Link
          key={grade.path}
          className="center soft strong fills"
          to={grade.path}
          preventScrollReset
          aria-current={grade === open ? 'page' : undefined}
          {...{ [heldAttribute]: '' }}
        >
          {grade.label()}
        </Link>
      ))}
    </nav>
  );
}

function ProgramsSection() {
  const all = Object.values(useHome().programs).flat();
  return (
    <HomePart part="programs" of={all} id="courses" aside={<GradeTabs />}>
      <Outlet />
    </HomePart>
  );
}

/** All but those of slides behind the first. */
const seenPictures = 'img:not(.swiper-slide + .swiper-slide img)';

function startParts(place: HTMLElement): () => void {
  // So that a screenshot of the whole page has them, though nobody scrolls.
  for (const picture of place.querySelectorAll(seenPictures)) picture.removeAttribute('loading');
  const stops = [startCarousels(place), markScrollableParts(place)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Order of the sections: docs/contract.md, "Home". */
export function Component() {
  const { courses, wall, text, plainHtml, hidesFree } = useLoaderData<HomeData>();
  useHomeShape();
  const plain = (id: keyof PlainSections) => (
    <Plain
      id={id}
      className={styles.fixed}
      start={startParts}
      markup={plainHtml?.[id] ?? markupInDocument(id) ?? ''}
    />
  );
  return (
    <HomeText value={text}>
      <Hero {...{ courses, wall, hidesFree }} />
      <ContinueLearning courses={courses} />
      <ClassQuestion />
      {plain('before')}
      <ProgramsSection />
      {plain('after')}
    </HomeText>
  );
}
