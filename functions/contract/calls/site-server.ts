/** What the server of the built site and those who have pages rendered by it agree on. */
import type { Blog } from '../content/blog.ts';
import type { StudioFields, StudioKind } from '../content/fields.ts';
import type { WrittenHome } from '../content/home.ts';
import type { PartContent } from '../content/published-part.ts';
import type { SchoolPage } from '../content/school-page.ts';
import type { CourseDetail } from '../courses/course.ts';
import type { LessonWords } from '../courses/lesson-access.ts';
import type { NewerPages } from '../site/newer-pages.ts';
import type { Language } from '../text/languages.ts';

/** What is published of the school, in the language of the site that is rendered. */
export interface PublishedSchool {
  /**
   * Left out: what the site is built of. `newer`: published since, so the build has drawn no pictures with its words.
   * `draft`: not published at all, so nothing on its page is asked for later.
   */
  readonly state?: 'newer' | 'draft';
  /** Those that everybody may see, list by list. */
  courses(): Promise<readonly CourseDetail[]>;
  /** As it was written; undefined where there is none. Who may read it is for the caller to ask. */
  lesson(courseId: string, lessonId: string): Promise<LessonWords | undefined>;
  /** The newest first. */
  articles(): Promise<readonly Blog[]>;
  /** An article's Markdown as HTML. */
  html(markdown: string, language: Language): Promise<string>;
  /** All items of a kind that is published as a whole, in no order. */
  items<Kind extends StudioKind>(kind: Kind): Promise<PartContent<Kind>>;
  /** A page that is text alone; undefined where nothing of it is published. */
  page(name: string): Promise<SchoolPage | undefined>;
  /** What home says; undefined where nothing of it is published. */
  home(): Promise<WrittenHome | undefined>;
}

/** A page as it is sent. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** What its loader has read, for the browser that comes to it by a link; undefined where that is nothing. */
  readonly data: unknown;
  /** The content hash of that; undefined where only a build changes it. */
  readonly contentHash: string | undefined;
}

/** A draft, for its editor or somebody who has a link to it. */
export interface ShownDraft {
  readonly title: string;
  /** In one language: what is shown where it has no page, or one that cannot be drawn yet. */
  readonly fields: StudioFields;
  /** ISO 8601: when its link ends; undefined for its editor. */
  readonly endsAt?: string;
  /** The page that it will be, with the school as it will be then. */
  readonly page?: {
    readonly path: string;
    readonly school: PublishedSchool;
    readonly forMembers?: boolean;
    /** What the page would fetch in a browser, by address. */
    readonly fetched?: Readonly<Record<string, unknown>>;
  };
}

/** What the site's server gives, in one language. Paths are as in the address, with the language's prefix. */
export interface SiteServer {
  /**
   * @param isShell the page stands for something that only the browser can show
   * @throws what a loader throws, except for a page that is not there: that is rendered with the status 404
   */
  readonly page: (path: string, school: PublishedSchool, isShell?: boolean) => Promise<RenderedPage>;
  /** The data of a page alone. @returns undefined where there is no such page */
  readonly data: (path: string, school: PublishedSchool) => Promise<unknown>;
  /** Which of the built pages are other ones by now. */
  readonly newerPages: (school: PublishedSchool) => Promise<NewerPages>;
  /** @returns HTML without scripts */
  readonly draft: (draft: ShownDraft) => Promise<string>;
}

/** What browsers are given of the site, as its build leaves it beside its server: `site.json`. */
export interface SiteParts {
  /** Another one as soon as a page would be rendered in another way. The build publishes it at `siteVersionPath`. */
  readonly version: string;
  readonly bootScript: string;
  /** Speculation rules. */
  readonly rules: string;
  /** What pages are made of, by the names of their files with spaces between them. */
  readonly madeOf: Readonly<Record<string, MadeOf>>;
  /** The text of each style sheet. */
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

/** The names of these in the folder of a built site's server. */
export const siteFiles = { server: 'server.js', parts: 'site.json', hashes: 'hashes.json' } as const;

/** Where the build publishes the version of the site that is there, in the first language's addresses. */
export const siteVersionPath = '/built/version.json';
