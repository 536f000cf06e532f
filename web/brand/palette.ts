import {
  contrastOf,
  leastContrast,
  luminanceOf,
  type SchoolColours,
  type SchoolFile,
  type ShownSchool,
} from '@pathshala/contract/site/school';
import { builtSchool } from './site.config.ts';
import { tokens } from './tokens.ts';

/** @param share of the other colour, 0 to 1 */
export function mixed(colour: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [own, more] = [colour, other].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
    return Math.round((own ?? 0) + ((more ?? 0) - (own ?? 0)) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

const black = '#000000';
const white = '#FFFFFF';

/** As much lighter as it takes to be read on dark cards, with some to spare. */
function lightened(colour: string, least: number): string {
  const ground = luminanceOf(tokens.dark.card);
  const steps = Array.from({ length: 21 }, (_, at) => mixed(colour, white, at / 20));
  return steps.find((one) => contrastOf(one, ground) >= least) ?? white;
}

/** The colours of the settings in both schemes; those that are not set are the site's own. */
export function paletteOf({ main, accent }: NonNullable<SchoolFile['colours']> = {}): ShownSchool['palette'] {
  const { light, dark } = tokens;
  const leaf = main && lightened(main, 7);
  const marigold = accent && lightened(accent, leastContrast);
  const own = ({ leaf, leafDark, onLeaf, marigold, marigoldDark }: SchoolColours) => ({
    ...{ leaf, leafDark, onLeaf, marigold, marigoldDark },
  });
  return {
    light: {
      ...own(light),
      ...(main && { leaf: main, leafDark: mixed(main, black, 0.2) }),
      ...(accent && { marigold: accent, marigoldDark: mixed(accent, black, 0.08) }),
    },
    dark: {
      ...own(dark),
      ...(main && leaf && { leaf, leafDark: mixed(leaf, white, 0.2), onLeaf: mixed(main, black, 0.75) }),
      ...(marigold && { marigold, marigoldDark: mixed(marigold, white, 0.2) }),
    },
  };
}

const built = paletteOf(builtSchool.colours);

/** What the build draws with. */
export const drawnTokens = {
  ...tokens,
  light: { ...tokens.light, ...built.light },
  dark: { ...tokens.dark, ...built.dark },
};
