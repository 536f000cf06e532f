import { radius } from '@pathshala/brand/tokens';

/**
 * What a button looks like, said once. MUI's buttons take it in `components.ts`; the theme makes CSS variables of it
 * (`--ps-button-…`), from which `ui/action.module.css` makes the buttons of the pages without MUI. What a filled button
 * has of colour is the palette's: `main`, `dark` under the pointer, `contrastText`.
 */
export const button = {
  radius: radius.control,
  /** Pixels. */
  medium: { height: 44, padding: 20 },
  /** Pixels. */
  large: { height: 48, padding: 24 },
  /** The button beside the main one. Pixels, and the palette's variables. */
  quiet: {
    line: 1.5,
    ink: 'var(--ps-palette-text-primary)',
    edge: 'var(--ps-palette-control)',
    pointedGround: 'var(--ps-palette-tint)',
    pointedEdge: 'var(--ps-palette-text-primary)',
  },
} as const;

declare module '@mui/material/styles' {
  interface ThemeOptions {
    button?: typeof button;
  }
}
