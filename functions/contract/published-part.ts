import { endpoint, type LanguageQuery } from './endpoint.ts';
import type { HomeContent } from './home.ts';
import type { Instructor } from './instructor.ts';
import type { SchoolPage } from './school-page.ts';
import { type SchoolPageName, schoolPageNames } from './school-page-names.ts';

/** What pages carry whole, and ask for anew: home, the instructors, and each page of text. */
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
  /** A fingerprint of the text in all its languages: a page has that of the text that it was built with. */
  readonly print: string;
  /** Left out where the caller has it. */
  readonly content?: PartContent<Name>;
}

/**
 * `have`: the fingerprint of what the page was built with; where it is still so, nothing else comes. Apart from the other
 * calls, so that home does not load them all for this one.
 */
export const publishedPart = endpoint<{ answer: PublishedPart; query: 'have' | LanguageQuery }>()(
  'GET',
  '/published/:part',
  'anyone',
);
