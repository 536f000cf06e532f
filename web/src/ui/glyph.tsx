import { filled } from './icon.tsx';

/** Signs of other sites, which few pages show. */
const glyphs = {
  facebook:
    'M13.5 21v-8h2.7l.4-3.2h-3.1V7.9c0-.9.3-1.5 1.6-1.5h1.6V3.6c-.8-.1-1.6-.1-2.4-.1-2.4 0-4 1.4-4 4.1v2.2H7.6V13h2.7v8z',
  youtube:
    'M21.5 8.2a2.7 2.7 0 0 0-1.9-1.9C18 5.9 12 5.9 12 5.9s-6 0-7.6.4a2.7 2.7 0 0 0-1.9 1.9C2.1 9.8 2.1 12 2.1 12s0 2.2.4 3.8a2.7 2.7 0 0 0 1.9 1.9c1.6.4 7.6.4 7.6.4s6 0 7.6-.4a2.7 2.7 0 0 0 1.9-1.9c.4-1.6.4-3.8.4-3.8s0-2.2-.4-3.8zM10 15V9l5.2 3z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm4.6-3.3a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  linkedin:
    'M5.2 3.6a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM3.6 9h3.2v11.5H3.6zm5.3 0H12v1.6c.5-.9 1.7-1.9 3.5-1.9 3.7 0 4.4 2.4 4.4 5.5v6.3h-3.2v-5.6c0-1.3 0-3-1.9-3s-2.2 1.5-2.2 2.9v5.7H8.9z',
  whatsapp:
    'M12 2.8a9.2 9.2 0 0 0-7.9 13.9L2.8 21.2l4.6-1.3A9.2 9.2 0 1 0 12 2.8zm0 2a7.2 7.2 0 1 1-3.7 13.4l-2.6.7.7-2.5A7.2 7.2 0 0 1 12 4.8zM9.2 8.2c-.8.5-1.1 1.4-.7 2.5a8 8 0 0 0 4.8 4.7c1 .3 1.9 0 2.4-.8l-1.9-1.4-1 .7a6 6 0 0 1-2.6-2.6l.7-1z',
  'play-store': 'M5 3.3v17.4c0 .7.8 1.1 1.4.7l14-8.7a.8.8 0 0 0 0-1.4l-14-8.7a.9.9 0 0 0-1.4.7z',
  phone:
    'M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm0 3v12h8V5zm4 13.3a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
} as const;

export type GlyphName = keyof typeof glyphs;

interface GlyphProps {
  readonly name: GlyphName;
  /** Pixels. */
  readonly size: number;
}

/** Decorative, on a grid of 24. */
export function Glyph({ name, size }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} {...filled} aria-hidden="true">
      <path d={glyphs[name]} />
    </svg>
  );
}
