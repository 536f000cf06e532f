import { siteConfig } from '@pathshala/brand/site.config';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import { classIds, sitemap } from '@pathshala/contract/site/all-routes';
import type { Firestore } from 'firebase-admin/firestore';
import { recallItems } from '../domain/manifest.ts';
import { collections } from '../firestore/collections.ts';
import type { ReadSiteFile } from './site-files.ts';

/** The built sitemap. */
const builtSitemap = '/built/sitemap.xml';

/**
 * `/sitemap.xml`: published pages in all languages; the built one if nothing was ever published, in a school without
 * editors. Reads the open courses once per publish.
 */
export async function readSitemap(db: Firestore, read: ReadSiteFile): Promise<string> {
  const { courses = {}, articles = {} } = await recallItems(db, ['courses', 'articles']);
  if (Object.keys(courses).length === 0) return (await read(builtSitemap)).text;
  const open = await collections.courses(db).where('complete', '==', true).get();
  const firstLessons = open.docs.flatMap((one) => {
    if (one.data().withdrawn) return [];
    const course = { ...one.data(), _id: one.id };
    const isOpen = ({ id }: { readonly id: string }) => mayReadLesson(course, id, 'visitor') === 'open';
    return course.outline.filter(isOpen).map(({ id }) => ({ courseId: one.id, lessonId: id }));
  });
  // Exercises come with the build; loaded lazily to keep cold starts fast.
  const { templates } = await import('@pathshala/content/practice/templates/all-templates');
  return sitemap(siteConfig.origin, {
    courses: Object.keys(courses).map((courseId) => ({ courseId })),
    blogs: Object.keys(articles).map((blogId) => ({ blogId })),
    firstLessons,
    classes: classIds,
    skills: templates.map(({ id }) => ({ skillId: id })),
  });
}
