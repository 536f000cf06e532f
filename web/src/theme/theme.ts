import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { breakpoint, layer, radius, space, type } from '@pathshala/brand/tokens';
import { languageRows } from '@pathshala/contract/text/languages';
import { siteLanguage } from '../words/language.ts';
import { button } from './button.ts';
import { components } from './components.ts';
import { paletteOf } from './palette.ts';
import { typography } from './typography.ts';

/** The measures of the look; the theme makes CSS variables of them: `--ps-space-…`, `--ps-type-…`, `--ps-radius-…`. */
const measures = { space, type, radius };

declare module '@mui/material/styles' {
  interface ThemeOptions {
    space?: typeof space;
    type?: typeof type;
    radius?: typeof radius;
  }
}

const { sm, md, lg, xxl: xl } = breakpoint;

/** One theme, two colour schemes as CSS variables: a prerendered page switches without a flash. */
export const theme = createTheme({
  direction: languageRows[siteLanguage].dir,
  cssVariables: { cssVarPrefix: 'ps', colorSchemeSelector: 'class' },
  colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
  shape: { borderRadius: radius.control },
  spacing: space[2],
  typography,
  components,
  button,
  ...measures,
  breakpoints: { values: { xs: 0, sm, md, lg, xl } },
  zIndex: {
    appBar: layer.header,
    drawer: layer.drawer,
    modal: layer.cover,
    snackbar: layer.news,
    tooltip: layer.skip,
  },
});
