import type { SchoolColours, ShownSchool } from '@pathshala/contract/site/school';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

/** A colour of MUI, and its parts for transparent ones. */
const written = (name: string, hex: string) =>
  `--ps-palette-${name}:${hex};--ps-palette-${name}Channel:${channels(hex)};`;

function coloursCss({ leaf, leafDark, onLeaf, marigold, marigoldDark }: SchoolColours): string {
  const pale = ['LinearProgress-primaryBg', 'Slider-primaryTrack', 'Switch-primaryDisabledColor'];
  return [
    written('primary-main', leaf),
    written('primary-light', leaf),
    written('primary-dark', leafDark),
    written('primary-contrastText', onLeaf),
    written('secondary-main', marigold),
    written('secondary-light', marigold),
    written('secondary-dark', marigoldDark),
    `--ps-palette-marigold:${marigold};`,
    ...pale.map(
      (name) => `--ps-palette-${name}:color-mix(in srgb,${leaf} 38%,var(--ps-palette-background-paper));`,
    ),
  ].join('');
}

/** In the box of the mark, which it hides. */
export function logoCss({ light, dark = light }: NonNullable<ShownSchool['logo']> = {}): string {
  const picture = (path: string | undefined) =>
    `background:${path ? `url(${path}) center/contain no-repeat` : 'none'}`;
  const mark = '[data-school=logo]';
  return [
    `:root ${mark}{${picture(light ?? dark)}}`,
    `:root.dark ${mark}{${picture(dark)}}`,
    `:root ${mark}>*{visibility:${light || dark ? 'hidden' : 'visible'}}`,
  ].join('');
}

/** Over the styles of the build, those that load later too. */
export const lookCss = ({ palette, logo }: Pick<ShownSchool, 'palette' | 'logo'>): string =>
  `:root:root{${coloursCss(palette.light)}}@media screen{:root.dark{${coloursCss(palette.dark)}}}${logoCss(logo)}`;
