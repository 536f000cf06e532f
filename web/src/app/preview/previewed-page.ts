import type { PageName } from '@pathshala/contract/site/all-routes';
import type { Draft } from '../../page/draft-store.ts';

/** What the school answers to a call. */
export type Answer = (body: unknown) => unknown;

/** The page that a draft will be. */
export interface PreviewedPage {
  readonly page: PageName;
  /** Its address in the first language. */
  readonly at: string;
  /** What its loader will read. */
  readonly data?: unknown;
  /** What the school will answer, by method and path. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Members alone read it. */
  readonly forMembers?: true;
  /** Selectors of the parts that can be edited by themselves. */
  readonly partAt?: Readonly<Record<string, string>>;
}

/** A draft with its fields in the language of the page. */
export interface OwnDraft extends Draft {
  readonly own: Draft['fields'];
}

export type MakePage = (draft: OwnDraft) => PreviewedPage | Promise<PreviewedPage>;
