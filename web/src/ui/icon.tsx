const lines = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500 20 20',
  moon: 'M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500z',
  sun: 'M12 16.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M4.900 4.900l1.800 1.800M17.300 17.300l1.800 1.800M4.900 19.100l1.800-1.800M17.300 6.700l1.800-1.800',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  alert: 'M12 7.500v5.500M12 16.400v.200M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  check: 'M5 12.500l5 5L19.500 7',
  close: 'M6 6l12 12M18 6L6 18',
  contents: 'M4 6h11M4 12h8M4 18h11M20 8l-4 4 4 4',
  eye: 'M2 12q10-13 20 0-10 13-20 0zM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  share: 'M12 15V4M8 8l4-4 4 4M6 11H5v9h14v-9h-1',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  keep: 'M7 2.500h10v19H7zM9.500 12l2 2 3.500-4',
  people:
    'M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20a6.500 6.500 0 0 1 13 0M15.500 4.800a3.500 3.500 0 0 1 0 6.400M18 14.500a6.500 6.500 0 0 1 3.500 5.500',
  'mail-read': 'M11 18H4V6h16v6M4 7l8 6 8-6M14 18l2.500 2.500L21 16',
  place:
    'M12 21c4-4.500 6.500-7.800 6.500-11a6.500 6.500 0 0 0-13 0c0 3.200 2.500 6.500 6.500 11zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  google: 'M18.300 6.200A8.500 8.500 0 1 0 20.500 12.500H13',
} as const;

const glyphs = {
  facebook:
    'M13.500 21v-8h2.700l.4-3.200h-3.100V7.900c0-.9.300-1.500 1.600-1.500h1.600V3.600c-.8-.1-1.600-.1-2.400-.1-2.400 0-4 1.400-4 4.100v2.200H7.600V13h2.700v8z',
  youtube:
    'M21.500 8.200a2.700 2.700 0 0 0-1.900-1.900C18 5.900 12 5.900 12 5.900s-6 0-7.600.4a2.700 2.700 0 0 0-1.900 1.900C2.100 9.800 2.100 12 2.100 12s0 2.200.4 3.800a2.700 2.700 0 0 0 1.900 1.900c1.600.4 7.600.4 7.600.4s6 0 7.600-.4a2.700 2.700 0 0 0 1.900-1.900c.4-1.600.4-3.800.4-3.800s0-2.200-.4-3.800zM10 15V9l5.200 3z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.800a4.200 4.200 0 1 1 0 8.400 4.200 4.200 0 0 1 0-8.400zm0 2a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400zm4.600-3.300a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  linkedin:
    'M5.200 3.600a1.900 1.900 0 1 1 0 3.800 1.900 1.900 0 0 1 0-3.800zM3.600 9h3.200v11.500H3.600zm5.300 0H12v1.600c.5-.9 1.700-1.900 3.500-1.900 3.700 0 4.400 2.400 4.400 5.500v6.300h-3.200v-5.600c0-1.300 0-3-1.900-3s-2.200 1.500-2.200 2.900v5.700H8.900z',
  'play-store':
    'M5 3.300v17.400c0 .7.800 1.100 1.400.7l14-8.700a.8.800 0 0 0 0-1.400l-14-8.700a.9.900 0 0 0-1.400.7z',
  phone:
    'M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm0 3v12h8V5zm4 13.300a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  chat: 'M4 4h16a1.500 1.500 0 0 1 1.500 1.500v10a1.500 1.500 0 0 1-1.500 1.500h-8l-5 4v-4H4a1.500 1.500 0 0 1-1.500-1.500v-10A1.500 1.500 0 0 1 4 4z',
} as const;

export type GlyphName = keyof typeof glyphs;
export type IconName = keyof typeof lines | GlyphName;

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const filled = { fill: 'currentColor', fillRule: 'evenodd' } as const;

interface IconProps {
  readonly name: IconName;
  /** Pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
  /** If nothing else names it; without it the icon is decorative. */
  readonly title?: string;
}

const isGlyph = (name: IconName): name is GlyphName => name in glyphs;

/** On a grid of 24. */
export function Icon({ name, size = 22, className, title }: IconProps) {
  const path = <path d={isGlyph(name) ? glyphs[name] : lines[name]} />;
  const look = {
    viewBox: '0 0 24 24',
    width: size,
    height: size,
    className,
    ...(isGlyph(name) ? filled : stroke),
  };
  if (!title) {
    return (
      <svg {...look} aria-hidden="true">
        {path}
      </svg>
    );
  }
  return (
    <svg {...look} role="img">
      <title>{title}</title>
      {path}
    </svg>
  );
}
