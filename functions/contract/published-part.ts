import type { HomeContent } from './home.ts';
import type { Instructor } from './instructor.ts';
import type { SchoolPage } from './school-page.ts';
import { type SchoolPageName, schoolPageNames } from './school-page-names.ts';

/** What is published as a whole: home, the instructors, and each page of text. */
export const publishedParts = ['home', 'instructors', ...schoolPageNames] as const;
export type PartName = (typeof publishedParts)[number];

/** What each part is, in one language. */
export type PartContent<Name extends PartName> = Name extends SchoolPageName
  ? SchoolPage
  : Name extends 'home'
    ? HomeContent
    : readonly Instructor[];

/** A part as it is published now. */
export interface PublishedPart<Name extends PartName = PartName> {
  /** A fingerprint of the text in all its languages: the studio sees by it that readers have what it has published. */
  readonly print: string;
  readonly content: PartContent<Name>;
}
