import { linksByLesson, type PracticeLink } from './catalogue.ts';

/**
 * The skills that practise each lesson, in the page's language. The site's build puts the finished table here, so that
 * a lesson loads no templates: `web/build-steps/practice-chunks.ts`.
 */
export const lessonLinks: Readonly<Record<string, readonly PracticeLink[]>> = linksByLesson('en');
