import {
  alpha,
  type CssVarsTheme,
  createTheme,
  type PaletteOptions,
  type Theme,
  type ThemeOptions,
  type TypographyVariantsOptions,
} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { fontStacks } from '@pathshala/brand/fonts';
import { drawnTokens } from '@pathshala/brand/palette';
import { breakpoint, layer, radius, shadow, space, type } from '@pathshala/brand/tokens';
import { builtSubjects } from '@pathshala/content/kinds/known-subjects';
import { languageRows } from '@pathshala/contract/text/languages';
import { siteLanguage } from '../words/language.ts';
import { button } from './button.ts';
import { components } from './components.ts';

interface OwnColours {
  tint: string;
  board: string;
  chalk: string;
  control: string;
  marigold: string;
  shadow: string;
  subject?: Readonly<Record<string, string>>;
}

declare module '@mui/material/styles' {
  interface Palette extends OwnColours {}
  interface PaletteOptions extends OwnColours {}
}

function paletteOf(scheme: 'light' | 'dark'): PaletteOptions {
  const t = drawnTokens[scheme];
  const { colour, opacity } = shadow[scheme];
  return {
    primary: { main: t.leaf, dark: t.leafDark, light: t.leaf, contrastText: t.onLeaf },
    secondary: {
      main: t.marigold,
      dark: t.marigoldDark,
      light: t.marigold,
      contrastText: drawnTokens.onMarigold,
    },
    error: { main: t.error },
    background: { default: t.paper, paper: t.card },
    text: { primary: t.ink, secondary: t.soft },
    divider: t.line,
    tint: t.tint,
    board: t.board,
    chalk: drawnTokens.chalk,
    control: t.control,
    marigold: t.marigold,
    shadow: `${shadow.shape} ${alpha(colour, opacity)}`,
  };
}

const heading = {
  fontFamily: fontStacks.heading,
  fontWeight: 700,
  letterSpacing: 'var(--tracking)',
} as const;

/** Faces of the sizes. */
const typography: TypographyVariantsOptions = {
  fontFamily: fontStacks.body,
  h1: { ...heading, fontSize: type.h1, lineHeight: 1.08 },
  h2: { ...heading, fontSize: type.h2, lineHeight: 1.15 },
  h3: { ...heading, fontSize: type.h3, lineHeight: 1.25 },
  h4: { ...heading, fontSize: type.lead, lineHeight: 1.3, letterSpacing: 0 },
  h5: { ...heading, fontSize: type.lead, lineHeight: 1.3, letterSpacing: 0 },
  h6: { ...heading, fontSize: type.control, lineHeight: 1.3, letterSpacing: 0 },
  body1: { fontSize: type.body, lineHeight: 1.55 },
  body2: { fontSize: type.small, lineHeight: 1.5 },
  subtitle1: { fontSize: type.lead, lineHeight: 1.55 },
  button: {
    fontFamily: fontStacks.body,
    fontWeight: 600,
    fontSize: type.control,
    textTransform: 'none',
    lineHeight: 1.5,
  },
};

/** The theme makes CSS variables of these: `--ps-space-…`, `--ps-type-…`, `--ps-radius-…`. */
const measures = { space, type, radius };

declare module '@mui/material/styles' {
  interface ThemeOptions {
    space?: typeof space;
    type?: typeof type;
    radius?: typeof radius;
    button?: typeof button;
  }
}

const { sm, md, lg, xxl: xl } = breakpoint;

const widgets: ThemeOptions = {
  direction: languageRows[siteLanguage].dir,
  cssVariables: { cssVarPrefix: 'ps', colorSchemeSelector: 'class' },
  shape: { borderRadius: radius.control },
  spacing: space[2],
  typography,
  components,
  button,
  breakpoints: { values: { xs: 0, sm, md, lg, xl } },
  zIndex: {
    appBar: layer.header,
    drawer: layer.drawer,
    modal: layer.cover,
    snackbar: layer.news,
    tooltip: layer.skip,
  },
};

const schemeOf = (scheme: 'light' | 'dark', more = {}) => ({ palette: { ...paletteOf(scheme), ...more } });

/** With the variables of both colour schemes, for the style sheets. */
export function wholeTheme() {
  // Figures in lessons are painted with them.
  const subject = Object.fromEntries(builtSubjects.map(({ id, colour }) => [id, colour]));
  const colorSchemes = { light: schemeOf('light', { subject }), dark: schemeOf('dark', { subject }) };
  return createTheme({ ...widgets, ...measures, colorSchemes });
}

/**
 * For widgets, which refer to the variables: with one scheme it is made in half the time. `color-scheme.ts` switches, so MUI's own
 * switching code is not needed.
 */
export function widgetTheme() {
  const theme = createTheme({ ...widgets, colorSchemes: { light: schemeOf('light') } });
  const { colorSchemes: _, ...rest } = theme as Theme & CssVarsTheme;
  return rest;
}
