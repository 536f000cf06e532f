import { builtHome } from '@pathshala/content/home';
import { type ShownHome, shownHome } from '../app/home/shown-home.ts';
import type { School } from '../page/page-loader.ts';

export const home: ShownHome = await shownHome({ home: async () => builtHome('en') } as School);
