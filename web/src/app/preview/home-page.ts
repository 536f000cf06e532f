import { builtHome } from '@pathshala/content/home';
import { type HomeContent, homeSections, type WrittenHome } from '@pathshala/contract/content/home';
import { paths } from '@pathshala/contract/site/paths';
import { shownHome } from '../../features/home/shown-home.ts';
import type { School } from '../../page/page-loader.ts';
import { siteLanguage } from '../../words/language.ts';
import { livePage } from './live-school.ts';
import type { MakePage } from './previewed-page.ts';

const idOf = (part: string) => `part-${part}`;

/** What has no heading of its own is found by what it begins with. */
const partAt = {
  hero: '#main > div:has(h1)',
  figures: '#main section:has(dl)',
  ...Object.fromEntries(homeSections.map((part) => [part, `#${idOf(part)}`])),
};

/** A section takes its id with its words: by that the button to edit it finds it. */
const withIds = (sections: HomeContent['sections']) =>
  Object.fromEntries(
    homeSections.map((part) => [part, sections[part] && { ...sections[part], id: idOf(part) }]),
  ) as unknown as HomeContent['sections'];

export const homePage: MakePage = async ({ own }) => {
  const around = { blogs: [], faces: [], courses: [], ...(await livePage<object>(paths.home)) };
  const home = { hero: builtHome(siteLanguage).hero, ...own } as WrittenHome;
  const text = await shownHome({ home: async () => home } as School);
  return {
    ...{ page: 'home', at: paths.home },
    data: { ...around, text: { ...text, sections: withIds(text.sections) } },
    partAt,
  };
};
