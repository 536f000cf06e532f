import { apiRoot, pathOf } from '@pathshala/contract/endpoint';
import { endpoints } from '@pathshala/contract/endpoints';
import type { LocalText } from '@pathshala/contract/local-text';
import { textIn } from '@pathshala/contract/local-text';
import { paths } from '@pathshala/contract/paths';
import { lessonParts } from '@pathshala/contract/studio';
import type { StudioFields, StudioKind } from '@pathshala/contract/studio-fields';
import type { ItemName } from '../studio-calls.ts';

/** How often the public address is asked, and for how long, milliseconds. */
const pause = 1000;
const longest = 90_000;

type Json = Readonly<Record<string, unknown>>;

/** Where everybody may ask, and by what it is known that the new text is there. */
interface Probe {
  readonly address: string;
  readonly shows: (answer: Json, fields: StudioFields) => boolean;
}

const english = (text: unknown) => textIn(text as LocalText, 'en').text;

const courseAddress = (id: string) => `${apiRoot}${pathOf(endpoints.course, { id })}`;

function lessonShows(lessonId: string): Probe['shows'] {
  return ({ outline }, { title, minutes }) =>
    (outline as readonly Json[]).some(
      (one) => one.id === lessonId && one.title === english(title) && one.minutes === minutes,
    );
}

const probes: Readonly<Partial<Record<StudioKind, (id: string) => Probe | undefined>>> = {
  courses: (id) => ({
    address: courseAddress(id),
    shows: (answer, { title, price, summary }) =>
      answer.title === english(title) && answer.price === price && answer.summary === english(summary),
  }),
  // Its text is for who has joined; its course's outline is for everybody.
  lessons: (id) => {
    const parts = lessonParts(id);
    return parts && { address: courseAddress(parts.courseId), shows: lessonShows(parts.lessonId) };
  },
};

/**
 * Asks the public address, past the browser's own copies, until it has what was published.
 * @param began when it was published, milliseconds since 1970
 * @returns seconds, or null where it was not seen in a minute and a half, or nothing public can be asked
 */
export async function liveAfter(
  { kind, id }: ItemName,
  fields: StudioFields,
  began: number,
): Promise<number | null> {
  const probe = probes[kind]?.(id);
  if (!probe) return null;
  for (;;) {
    const response = await fetch(probe.address, { cache: 'no-store' }).catch(() => null);
    const answer = response?.ok ? ((await response.json()) as Json) : null;
    if (answer && probe.shows(answer, fields)) return Math.max(0, Math.round((Date.now() - began) / 1000));
    if (Date.now() - began > longest) return null;
    await new Promise((done) => setTimeout(done, pause));
  }
}

/** The page that readers have of an item. */
export function publicPage({ kind, id }: ItemName): string | undefined {
  const parts = kind === 'lessons' ? lessonParts(id) : undefined;
  if (parts) return paths.lesson(parts.courseId, parts.lessonId);
  if (kind === 'courses') return paths.course(id);
  if (kind === 'articles') return paths.blog(id);
  if (kind === 'books') return paths.book(id);
  if (kind === 'home') return paths.home;
  return kind === 'pages' ? `/${id}` : undefined;
}

/** Whether it can be measured when readers have something new of a kind. */
export const isMeasured = (kind: StudioKind): boolean => probes[kind] !== undefined;
