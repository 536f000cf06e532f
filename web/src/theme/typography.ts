import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fontStacks } from '@pathshala/brand/fonts';

const heading = {
  fontFamily: fontStacks.heading,
  fontWeight: 700,
  letterSpacing: 'var(--tracking)',
} as const;

/** The scale 16 / 18 / 22 / 28 / 36 / up to 56, in rem of 16 px. */
export const typography: TypographyVariantsOptions = {
  fontFamily: fontStacks.body,
  h1: { ...heading, fontSize: 'clamp(2.25rem, 1.5rem + 3.2vw, 3.5rem)', lineHeight: 1.08 },
  h2: { ...heading, fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.25rem)', lineHeight: 1.15 },
  h3: { ...heading, fontSize: '1.375rem', lineHeight: 1.25 },
  h4: { ...heading, fontSize: '1.125rem', lineHeight: 1.3, letterSpacing: 0 },
  h5: { ...heading, fontSize: '1.125rem', lineHeight: 1.3, letterSpacing: 0 },
  h6: { ...heading, fontSize: '1rem', lineHeight: 1.3, letterSpacing: 0 },
  body1: { fontSize: '1.0625rem', lineHeight: 1.55 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
  subtitle1: { fontSize: '1.125rem', lineHeight: 1.55 },
  button: {
    fontFamily: fontStacks.body,
    fontWeight: 600,
    fontSize: '1rem',
    textTransform: 'none',
    lineHeight: 1.5,
  },
};
