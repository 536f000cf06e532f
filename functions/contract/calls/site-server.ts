/** What the built site's server and its callers agree on. */

import type { StudioFields, StudioKind } from '../content/fields.ts';
import type { Blog, PartContent, SchoolPage, WrittenHome } from '../content/published.ts';
import type { CourseDetail } from '../courses/course.ts';
import type { LessonWords } from '../courses/lesson-access.ts';
import type { NewerPages } from '../site/all-routes.ts';
import type { Language } from '../text/languages.ts';

export interface PublishedSchool {
  /**
   * Left out: what the site is built of. `newer`: published since, so the build has drawn no pictures with its words.
   * `draft`: not published at all, so nothing on its page is asked for later.
   */
  readonly state?: 'newer' | 'draft';
  /** Those that everybody may see, list by list. */
  courses(): Promise<readonly CourseDetail[]>;
  /** Undefined where there is none. The caller decides who may read it. */
  lesson(courseId: string, lessonId: string): Promise<LessonWords | undefined>;
  /** Newest first. */
  articles(): Promise<readonly Blog[]>;
  html(markdown: string, language: Language): Promise<string>;
  /** Unordered. */
  items<Kind extends StudioKind>(kind: Kind): Promise<PartContent<Kind>>;
  /** Undefined where it is not published. */
  page(name: string): Promise<SchoolPage | undefined>;
  /** Undefined where it is not published. */
  home(): Promise<WrittenHome | undefined>;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** What its loader has read; undefined if nothing. */
  readonly data: unknown;
  /** Undefined where only a build changes the page. */
  readonly contentHash: string | undefined;
}

export interface ShownDraft {
  readonly title: string;
  /** In one language: shown if the item has no page, or one that cannot be rendered yet. */
  readonly fields: StudioFields;
  /** ISO 8601: when its link ends; undefined for its editor. */
  readonly endsAt?: string;
  /** The future page, with the school as it will be then. */
  readonly page?: {
    readonly path: string;
    readonly school: PublishedSchool;
    readonly forMembers?: boolean;
    /** What the page would fetch in a browser, by address. */
    readonly fetched?: Readonly<Record<string, unknown>>;
  };
}

/** In one language. Paths are as in the address, with the language's prefix. */
export interface SiteServer {
  /**
   * @param isShell the page stands for something that only the browser can show
   * @throws what a loader throws, except for a page that is not there: that is rendered with the status 404
   */
  readonly page: (path: string, school: PublishedSchool, isShell?: boolean) => Promise<RenderedPage>;
  /** Undefined where there is no such page. */
  readonly data: (path: string, school: PublishedSchool) => Promise<unknown>;
  /** The built pages that have changed since. */
  readonly newerPages: (school: PublishedSchool) => Promise<NewerPages>;
  /** @returns HTML without scripts */
  readonly draft: (draft: ShownDraft) => Promise<string>;
}

/** What browsers are given of the site, as its build leaves it beside its server: `site.json`. */
export interface SiteParts {
  /** Changes as soon as a page would be rendered differently. Published at `siteVersionPath`. */
  readonly version: string;
  readonly bootScript: string;
  /** What pages need, by their files' names, separated by spaces. */
  readonly madeOf: Readonly<Record<string, MadeOf>>;
  readonly styles: Readonly<Record<string, string>>;
}

/** Addresses of the modules of a page, each after those that it imports, and of its style sheets. */
export interface MadeOf {
  readonly modules: readonly string[];
  readonly sheets: readonly string[];
}

/** What `server.js` exports for the function. */
export interface SiteModule {
  /** @param hashes of the pages as they were built */
  readonly openServer: (parts: SiteParts, hashes: PageHashes) => SiteServer;
}

/** The content hash of what each page shows that somebody can publish, by the page's path, as in its address. */
export type PageHashes = Readonly<Record<string, string>>;

export const siteFiles = { server: 'server.js', parts: 'site.json', hashes: 'hashes.json' } as const;

export const siteVersionPath = '/built/version.json';
