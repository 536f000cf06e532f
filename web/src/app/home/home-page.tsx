import { siteConfig } from '@pathshala/brand/site.config';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import type { PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { Later } from '../../ui/lazy-part.tsx';
import { useLoaderData } from '../../ui/router.ts';
import { pageAddress } from '../../ui/site-address.ts';
import { school } from '../../words/school.ts';
import { ClassQuestion } from './class-question.tsx';
import { ContinueLearning } from './continue-learning.tsx';
import { Hero } from './hero.tsx';
import { HomeText } from './home-part.tsx';
import { useHomeShape } from './home-shape.ts';
import { FreeLessonsSection, type OpenCourse, openCourses } from './open-courses.tsx';
import { ProgramsSection } from './programs-section.tsx';
import {
  BlogSection,
  BrandsSection,
  EducationSection,
  InstructorsSection,
  InvestorsSection,
  MomentsSection,
  PlatformsSection,
  PressSection,
  TestimonialsSection,
} from './sections.tsx';
import {
  type BlogTeaser,
  type InstructorFace,
  instructorFaces,
  latestBlogs,
  type ShownHome,
  shownHome,
} from './shown-home.ts';
import { TrustStatistics } from './trust-statistics.tsx';

interface HomeData {
  readonly blogs: readonly BlogTeaser[];
  readonly faces: readonly InstructorFace[];
  readonly courses: readonly OpenCourse[];
  readonly text: ShownHome;
}

export const loader: PageLoader<HomeData> | undefined = import.meta.env.SSR
  ? async ({ context }) => ({
      blogs: await latestBlogs(context),
      faces: await instructorFaces(context),
      courses: await openCourses(context),
      text: await shownHome(context),
    })
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

/** Order of the sections: docs/contract.md, "Home". */
export function Component() {
  const loaderData = useLoaderData<HomeData>();
  useHomeShape();
  return (
    <HomeText value={loaderData.text}>
      <Hero courses={loaderData.courses} />
      <ContinueLearning courses={loaderData.courses} />
      <ClassQuestion />
      <FreeLessonsSection courses={loaderData.courses} />
      <TrustStatistics />
      <ProgramsSection />
      <Later>
        <PlatformsSection />
        <TestimonialsSection />
        <EducationSection />
        <InvestorsSection />
        <MomentsSection />
        <PressSection />
        <BlogSection blogs={loaderData.blogs} />
        <InstructorsSection faces={loaderData.faces} />
        <BrandsSection />
      </Later>
    </HomeText>
  );
}
