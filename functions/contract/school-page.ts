/** The pages that are text alone: what the school is, promises and asks for. */
import { type InferType, object, string } from 'yup';
import type { SchoolPageName } from './school-page-names.ts';
import { says } from './validation.ts';

/** What stands in the texts in braces, such as `{owner}`: the owner's configuration fills it. */
export const placeholders = ['school', 'owner', 'address', 'country', 'email', 'privacy'] as const;
export type Placeholder = (typeof placeholders)[number];

/** The head of a page's file. */
export const schoolPageHeadSchema = object({
  /** The line under the title, and what search engines show. */
  lead: string().trim().min(50).max(170).required(),
  /** The day of the last change, YYYY-MM-DD. */
  updated: string()
    .matches(/^\d{4}-\d\d-\d\d$/, says('faults.day'))
    .required(),
}).noUnknown();

export interface SchoolPage extends InferType<typeof schoolPageHeadSchema> {
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
