import { radius } from '@pathshala/brand/tokens';

/**
 * Buttons of MUI (`components.ts`) and of pages without it (`ui/action.module.css`, by the variables `--ps-button-…`). A filled
 * button's colours are the palette's: `main`, `dark` under the pointer, `contrastText`.
 */
export const button = {
  radius: radius.control,
  /** Pixels. */
  medium: { height: 44, padding: 20 },
  /** Pixels. */
  large: { height: 48, padding: 24 },
  /** The secondary button. Pixels, and the palette's variables. */
  quiet: {
    line: 1.5,
    ink: 'var(--ps-palette-text-primary)',
    edge: 'var(--ps-palette-control)',
    pointedGround: 'var(--ps-palette-tint)',
    pointedEdge: 'var(--ps-palette-text-primary)',
  },
} as const;
