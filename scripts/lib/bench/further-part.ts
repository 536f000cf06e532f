import { firstLesson } from '@pathshala/contract/first-lesson';
import { paths } from '@pathshala/contract/paths';
import { summed } from './figures.ts';
import { clickToHeading, type FurtherFigures } from './further-page.ts';
import { withSite } from './pages.ts';
import { builtSite } from './pages-part.ts';
import type { Part } from './part.ts';
import { milliseconds } from './section.ts';

const page = { from: paths.home, to: paths.course(firstLesson.courseId) };
/** As the machine is, and as slow as Lighthouse makes it for a cheap phone. */
const ways = [
  { ...page, slowdown: 1 },
  { ...page, slowdown: 4 },
] as const;

/** How long a further page takes when what it is made of was fetched ahead: from the click to its heading. */
export const furtherPart: Part = {
  name: 'further',
  title: 'a further page, fetched ahead',
  builds: ['web'],
  run: async ({ runs, tell }) => {
    const site = await builtSite('h2');
    const figures = await withSite(site, async ({ origin }, port) => {
      const found = ways.map((): FurtherFigures[] => []);
      for (let run = 0; run < runs; run++) {
        for (const [at, way] of ways.entries()) {
          tell(`${way.from} to ${way.to}, processor 1/${way.slowdown}`, run, runs);
          found[at]?.push(await clickToHeading({ origin, port, ...way }));
        }
      }
      return ways.map((way, at) => ({ ...way, ...summed(found[at] ?? []) }));
    });
    const rows = figures.map(({ from, to, slowdown, heading }) => [
      ...[
        `${to} from ${from}, processor 1/${slowdown}`,
        '',
        slowdown === 1 ? milliseconds(100) : '',
        milliseconds(heading),
      ],
    ]);
    return { section: { head: ['A further page', '', 'at most', 'click to heading'], rows }, figures };
  },
};
