import type { InOneLanguage } from '../text/local-text.ts';
import type { KindFields, StudioKind } from './fields.ts';
import type { HomeContent } from './home.ts';
import type { SchoolPage, SchoolPageName } from './school-page.ts';

/** What is published as a whole: home, each page of text, and all items of a kind whose file says so. */
export type PartName = StudioKind | SchoolPageName;

/** What each part is, in one language. */
export type PartContent<Name extends PartName> = Name extends SchoolPageName
  ? SchoolPage
  : Name extends 'home'
    ? HomeContent
    : Name extends StudioKind
      ? readonly ({ id: string } & InOneLanguage<KindFields[Name]>)[]
      : never;

/** A part as it is published now. */
export interface PublishedPart<Name extends PartName = PartName> {
  /** A content hash of the text in all its languages: the studio sees by it that readers have what it has published. */
  readonly print: string;
  readonly content: PartContent<Name>;
}
