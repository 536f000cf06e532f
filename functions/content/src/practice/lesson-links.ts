import { linksByLesson, type PracticeLink } from './catalogue.ts';

/** Replaced by the finished table in a build, so that lessons load no templates: web/build-steps/practice-chunks.ts */
export const lessonLinks: Readonly<Record<string, readonly PracticeLink[]>> = linksByLesson('en');
