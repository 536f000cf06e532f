import { alpha, type PaletteOptions } from '@mui/material/styles';
import { shadow, subjectGrounds, tokens } from '@pathshala/brand/tokens';

declare module '@mui/material/styles' {
  interface Palette {
    tint: string;
    board: string;
    chalk: string;
    control: string;
    marigold: string;
    shadow: string;
    subject: typeof subjectGrounds;
  }
  interface PaletteOptions {
    tint: string;
    board: string;
    chalk: string;
    control: string;
    marigold: string;
    shadow: string;
    subject: typeof subjectGrounds;
  }
}

/** MUI's palette of one colour scheme. */
export function paletteOf(scheme: 'light' | 'dark'): PaletteOptions {
  const t = tokens[scheme];
  const { colour, opacity } = shadow[scheme];
  return {
    primary: { main: t.leaf, dark: t.leafDark, light: t.leaf, contrastText: t.onLeaf },
    secondary: {
      main: t.marigold,
      dark: t.marigoldDark,
      light: t.marigold,
      contrastText: tokens.onMarigold,
    },
    error: { main: t.error },
    background: { default: t.paper, paper: t.card },
    text: { primary: t.ink, secondary: t.soft },
    divider: t.line,
    tint: t.tint,
    board: t.board,
    chalk: tokens.chalk,
    control: t.control,
    marigold: t.marigold,
    shadow: `${shadow.shape} ${alpha(colour, opacity)}`,
    subject: subjectGrounds,
  };
}
