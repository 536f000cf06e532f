/** What the built site's server and its callers agree on. */

import type { StudioFields, StudioKind } from '../content/fields.ts';
import type { Blog, FooterPage, PartContent, SchoolPage, WrittenHome } from '../content/published.ts';
import type { CourseDetail } from '../courses/course.ts';
import type { LessonWords } from '../courses/lesson-access.ts';
import type { NewerPages } from '../site/all-routes.ts';
import type { SchoolIn } from '../site/school.ts';
import type { Language } from '../text/languages.ts';

export interface PublishedSchool {
  /** `newer`: published since the build, without drawn pictures. `draft`: not published, so the page fetches nothing later. */
  readonly state?: 'newer' | 'draft';
  courses(): Promise<readonly CourseDetail[]>;
  lesson(courseId: string, lessonId: string): Promise<LessonWords | undefined>;
  articles(): Promise<readonly Blog[]>;
  html(markdown: string, language: Language): Promise<string>;
  items<Kind extends StudioKind>(kind: Kind): Promise<PartContent<Kind>>;
  page(name: string): Promise<SchoolPage | undefined>;
  footer(): Promise<readonly FooterPage[]>;
  settings(): Promise<SchoolIn>;
  home(): Promise<WrittenHome | undefined>;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly data: unknown;
  readonly contentHash: string | undefined;
}

export interface ShownDraft {
  readonly title: string;
  readonly fields: StudioFields;
  /** ISO 8601: when its link ends; undefined for its editor. */
  readonly endsAt?: string;
  readonly page?: {
    readonly path: string;
    readonly school: PublishedSchool;
    readonly forMembers?: boolean;
    readonly fetched?: Readonly<Record<string, unknown>>;
  };
}

/** In one language. Paths are as in the address, with the language's prefix. */
export interface SiteServer {
  /** @param isShell only the browser can show the content. A page that is not there is rendered with the status 404. */
  readonly page: (path: string, school: PublishedSchool, isShell?: boolean) => Promise<RenderedPage>;
  readonly data: (path: string, school: PublishedSchool) => Promise<unknown>;
  readonly newerPages: (school: PublishedSchool) => Promise<NewerPages>;
  readonly draft: (draft: ShownDraft) => Promise<string>;
}

export interface SiteParts {
  /** Changes as soon as a page would be rendered differently. Published at `siteVersionPath`. */
  readonly version: string;
  readonly bootScript: string;
  readonly madeOf: Readonly<Record<string, MadeOf>>;
  readonly styles: Readonly<Record<string, string>>;
}

export interface MadeOf {
  readonly modules: readonly string[];
  readonly sheets: readonly string[];
  /** All sheets in one file, for pages of which there are many. */
  readonly sheet?: string;
}

export interface SiteModule {
  readonly openServer: (parts: SiteParts, hashes: PageHashes) => SiteServer;
}

/** For each page, by its path as in the address: a hash of its content that can be published. */
export type PageHashes = Readonly<Record<string, string>>;

export const siteFiles = { server: 'server.js', parts: 'site.json', hashes: 'hashes.json' } as const;

export const siteVersionPath = '/built/version.json';
