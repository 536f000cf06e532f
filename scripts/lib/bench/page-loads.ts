import { firstLesson } from '@pathshala/contract/first-lesson';
import type { Line } from './page-figures.ts';
import { yardstickPath } from './yardstick.ts';

/** One way in which a page is loaded. */
export interface Load {
  readonly path: string;
  readonly line: Line;
  /** The page that was open before; what the browser kept of it is there. Left out: the browser knows nothing. */
  readonly after?: string;
}

const course = `/course/${firstLesson.courseId}`;

/** A page that is measured; on the CDN's wire, as a phone that is computed. */
interface BenchedPage {
  readonly path: string;
  /** Loaded once more with the line held back for real. */
  readonly isHeldBack?: true;
  /** Measured also when there is no time. */
  readonly isQuick?: true;
}

export const benchedPages: readonly BenchedPage[] = [
  { path: yardstickPath, isHeldBack: true, isQuick: true },
  { path: '/', isHeldBack: true, isQuick: true },
  { path: '/bn' },
  { path: '/gradeEight' },
  { path: '/gradeTwelve' },
  { path: '/blogs' },
  { path: '/contact' },
  { path: '/login' },
  { path: '/register' },
  { path: '/search?q=math', isQuick: true },
  { path: course, isHeldBack: true, isQuick: true },
  { path: `${course}/lesson/${firstLesson.lessonId}` },
  // The page for unknown addresses, by its own: Lighthouse measures nothing that is answered 404.
  { path: '/404' },
];

/** On a wire as the CDN has it. @param isQuick leaves most out */
export function cdnLoads(isQuick: boolean): Load[] {
  const pages = benchedPages.filter((one) => !isQuick || one.isQuick);
  return pages.flatMap(({ path, isHeldBack }): Load[] => [
    { path, line: 'simulated' },
    ...(isHeldBack && !isQuick ? [{ path, line: 'devtools' } as const] : []),
  ]);
}

/** On the wire that the emulator speaks: home, and a page for somebody who comes from there, which the costs rest on. */
export const emulatorLoads: readonly Load[] = [
  { path: yardstickPath, line: 'simulated' },
  { path: '/', line: 'simulated' },
  { path: '/bn', line: 'simulated' },
  { path: course, line: 'simulated', after: '/' },
];

/** At 400 kbit/s and 400 ms. */
export function slowLoads(isQuick: boolean): Load[] {
  const paths = [yardstickPath, '/', ...(isQuick ? [] : [course])];
  return paths.map((path) => ({ path, line: 'slow' }));
}
