import { siteConfig } from '@pathshala/brand/site.config';
import { pages } from '@pathshala/contract/routes';
import { BlogSection } from '../features/home/blog-section.tsx';
import { BrandsSection } from '../features/home/brands-section.tsx';
import { EducationSection } from '../features/home/education-section.tsx';
import { Hero } from '../features/home/hero.tsx';
import { type InstructorFace, instructorFaces } from '../features/home/instructor-faces.server.ts';
import { InstructorsSection } from '../features/home/instructors-section.tsx';
import { InvestorsSection } from '../features/home/investors-section.tsx';
import { type BlogTeaser, latestBlogs } from '../features/home/latest-blogs.server.ts';
import { MomentsSection } from '../features/home/moments-section.tsx';
import { PlatformsSection } from '../features/home/platforms-section.tsx';
import { PressSection } from '../features/home/press-section.tsx';
import { ProgramsSection } from '../features/home/programs-section.tsx';
import { TestimonialsSection } from '../features/home/testimonials-section.tsx';
import { TrustStatistics } from '../features/home/trust-statistics.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { MyCourses } from './my-courses.tsx';

interface HomeData {
  readonly blogs: readonly BlogTeaser[];
  readonly faces: readonly InstructorFace[];
}

/** Runs at build time: the newest articles and the instructors' faces become part of the prerendered page. */
export async function loader(): Promise<HomeData> {
  return { blogs: await latestBlogs(), faces: await instructorFaces() };
}

export function meta({ location }: { location: { pathname: string } }) {
  return pageMeta({
    page: pages.home,
    description: siteConfig.description,
    // While the page is prerendered its address ends in a slash.
    path: location.pathname.replace(/(.)\/$/, '$1'),
    data: {
      '@type': 'EducationalOrganization',
      name: siteConfig.name,
      url: siteConfig.origin,
      logo: `${siteConfig.origin}/icon-512.png`,
      email: siteConfig.contactEmail,
      description: siteConfig.description,
    },
  });
}

/**
 * Home as one story: promise, trust, programs, where it runs, who says so, who pays, what to pick. Its sections:
 * docs/contract.md, "Home".
 */
export default function HomePage({ loaderData }: { loaderData: HomeData }) {
  return (
    <>
      <Hero />
      <TrustStatistics />
      <MyCourses />
      <ProgramsSection />
      <PlatformsSection />
      <TestimonialsSection />
      <EducationSection />
      <InvestorsSection />
      <MomentsSection />
      <PressSection />
      <BlogSection blogs={loaderData.blogs} />
      <InstructorsSection faces={loaderData.faces} />
      <BrandsSection />
    </>
  );
}
