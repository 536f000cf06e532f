import { linksByLesson, type PracticeLink } from './catalogue.ts';

/** The build puts the table here, so that a lesson loads no templates: `web/build-steps/practice-chunks.ts`. */
export const lessonLinks: Readonly<Record<string, readonly PracticeLink[]>> = linksByLesson('en');
