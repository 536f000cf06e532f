import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { radius } from '@pathshala/brand/tokens';
import { languageRows } from '@pathshala/contract/languages';
import { siteLanguage } from '../words/language.ts';
import { button } from './button.ts';
import { components } from './components.ts';
import { paletteOf } from './palette.ts';
import { typography } from './typography.ts';

/** One theme, two colour schemes as CSS variables: a prerendered page switches without a flash. */
export const theme = createTheme({
  direction: languageRows[siteLanguage].dir,
  cssVariables: { cssVarPrefix: 'ps', colorSchemeSelector: 'class' },
  colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
  shape: { borderRadius: radius.control },
  spacing: 8,
  typography,
  components,
  button,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
});
