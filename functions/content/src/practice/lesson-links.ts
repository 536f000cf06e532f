import { linksByLesson, type PracticeLink } from './catalogue.ts';

/**
 * What practises each lesson, in the language of the page. The site's build puts the finished table here, so that a
 * lesson brings no template: `web/build-steps/practice-chunks.ts`.
 */
export const lessonLinks: Readonly<Record<string, readonly PracticeLink[]>> = linksByLesson('en');
