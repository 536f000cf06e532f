import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fontStacks } from '@pathshala/brand/fonts';
import { type } from '@pathshala/brand/tokens';

const heading = {
  fontFamily: fontStacks.heading,
  fontWeight: 700,
  letterSpacing: 'var(--tracking)',
} as const;

/** Which letters are in which of the sizes. */
export const typography: TypographyVariantsOptions = {
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
