import type { InOneLanguage } from '../text/local-text.ts';
import type { KindFields, StudioKind } from './fields.ts';
import type { WrittenHome } from './home.ts';
import type { SchoolPage, SchoolPageName } from './school-page.ts';

/** Content published as a unit: home, each text page, and all items of kinds marked as such. */
export type PartName = StudioKind | SchoolPageName;

/** The type of each part, in one language. */
export type PartContent<Name extends PartName> = Name extends SchoolPageName
  ? SchoolPage
  : Name extends 'home'
    ? WrittenHome
    : Name extends StudioKind
      ? readonly ({ id: string } & InOneLanguage<KindFields[Name]>)[]
      : never;

/** A part as it is published now. */
export interface PublishedPart<Name extends PartName = PartName> {
  /** Content hash over all languages; tells the studio that readers have the published text. */
  readonly print: string;
  readonly content: PartContent<Name>;
}
