/** The text pages: about, promises, terms. */

import type { InOneLanguage } from '../text/local-text.ts';
import type { KindFields } from './fields.ts';

/** Names of the text pages in the route table; their texts are `functions/content/pages/<name>.md`. */
export const schoolPageNames = ['about', 'help', 'privacy', 'terms', 'refunds'] as const;
export type SchoolPageName = (typeof schoolPageNames)[number];

/** Placeholders in the texts, such as `{owner}`, filled from the owner's configuration. */
export const placeholders = ['school', 'owner', 'address', 'country', 'email', 'privacy'] as const;
export type Placeholder = (typeof placeholders)[number];

export interface SchoolPage extends Omit<InOneLanguage<KindFields['pages']>, 'body'> {
  readonly name: SchoolPageName;
  /** Plain wording for children, HTML. */
  readonly simple: string;
  /** Exact wording for parents. */
  readonly sections: readonly SchoolPageSection[];
}

export interface SchoolPageSection {
  /** Anchor of the section. */
  readonly id: string;
  readonly title: string;
  /** HTML. */
  readonly html: string;
}
