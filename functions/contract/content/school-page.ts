/** The pages that are text alone: what the school is, promises and asks for. */

import type { InOneLanguage } from '../text/local-text.ts';
import type { KindFields } from './fields.ts';

/** Names of the pages that are text alone, in the route table; the text of each is `functions/content/pages/<name>.md`. */
export const schoolPageNames = ['about', 'help', 'privacy', 'terms', 'refunds'] as const;
export type SchoolPageName = (typeof schoolPageNames)[number];

/** What stands in the texts in braces, such as `{owner}`: the owner's configuration fills it. */
export const placeholders = ['school', 'owner', 'address', 'country', 'email', 'privacy'] as const;
export type Placeholder = (typeof placeholders)[number];

export interface SchoolPage extends Omit<InOneLanguage<KindFields['pages']>, 'body'> {
  readonly name: SchoolPageName;
  /** HTML: plain words, for a child. */
  readonly simple: string;
  /** Exact words, for a parent. */
  readonly sections: readonly SchoolPageSection[];
}

export interface SchoolPageSection {
  /** Names the section in an address. */
  readonly id: string;
  readonly title: string;
  /** HTML. */
  readonly html: string;
}
