import { siteConfig } from '@pathshala/brand/site.config';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { ClassQuestion } from '../features/home/class-question.tsx';
import { Hero } from '../features/home/hero.tsx';
import { type DrawnHome, HomeText } from '../features/home/home-part.tsx';
import { type OpenCourse, openCourses } from '../features/home/open-courses.tsx';
import { ProgramsSection } from '../features/home/programs-section.tsx';
import type { PageLoader } from '../page/page-loader.ts';
import { pageMeta } from '../page/page-meta.ts';
import { startCarousels } from '../ui/carousel.tsx';
import { useLoaderData } from '../ui/router.ts';
import { pageAddress } from '../ui/site-address.ts';
import { markScrollableParts } from '../ui/use-scrollable-parts.ts';
import { school } from '../words/school.ts';
import { ContinueLearning } from './continue-learning.tsx';
import { useHomeShape } from './home-shape.ts';
import { markupInDocument, Plain } from './plain.tsx';
import styles from '../features/home/sections.module.css';

type Place = 'before' | 'after';

interface HomeData {
  readonly courses: readonly OpenCourse[];
  readonly text: DrawnHome;
  /** Not in the data of a document, which has it in place. */
  readonly plainHtml?: Readonly<Record<Place, string>>;
}

export const loader: PageLoader<HomeData> | undefined = import.meta.env.SSR
  ? async ({ context }) => {
      const { instructorFaces, latestBlogs, shownHome } = await import('../features/home/shown-home.ts');
      const { SectionsAfter, SectionsBefore } = await import('../features/home/sections.tsx');
      const { plainHtml } = await import('../server/plain-html.tsx');
      const [home, courses] = [await shownHome(context), await openCourses(context)];
      const blogs = await latestBlogs(context);
      const faces = await instructorFaces(context);
      const given = { home, courses, blogs, faces };
      const { hero, programs, sections } = home;
      return {
        courses,
        text: { hero, programs, sections: sections.programs ? { programs: sections.programs } : {} },
        plainHtml: {
          before: await plainHtml('before', <SectionsBefore {...given} />),
          after: await plainHtml('after', <SectionsAfter {...given} />),
        },
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
      email: siteConfig.contactEmail,
      description: school.description,
    },
  });
}

function startParts(place: HTMLElement): () => void {
  const stops = [startCarousels(place), markScrollableParts(place)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Order of the sections: docs/contract.md, "Home". */
export function Component() {
  const { courses, text, plainHtml } = useLoaderData<HomeData>();
  useHomeShape();
  const plain = (id: Place) => (
    <Plain
      id={id}
      className={styles.fixed}
      start={startParts}
      markup={plainHtml?.[id] ?? markupInDocument(id) ?? ''}
    />
  );
  return (
    <HomeText value={text}>
      <Hero courses={courses} />
      <ContinueLearning courses={courses} />
      <ClassQuestion />
      {plain('before')}
      <ProgramsSection />
      {plain('after')}
    </HomeText>
  );
}
