const lines = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  alert: 'M12 7.5v5.5M12 16.4v.2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  check: 'M5 12.5l5 5L19.5 7',
  close: 'M6 6l12 12M18 6L6 18',
  contents: 'M4 6h11M4 12h8M4 18h11M20 8l-4 4 4 4',
  eye: 'M2 12q10-13 20 0-10 13-20 0zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  share: 'M12 15V4M8 8l4-4 4 4M6 11H5v9h14v-9h-1',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  keep: 'M7 2.5h10v19H7zM9.5 12l2 2 3.5-4',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
  'mail-read': 'M11 18H4V6h16v6M4 7l8 6 8-6M14 18l2.5 2.5L21 16',
  place:
    'M12 21c4-4.5 6.5-7.8 6.5-11a6.5 6.5 0 0 0-13 0c0 3.2 2.5 6.5 6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  google: 'M18.3 6.2A8.5 8.5 0 1 0 20.5 12.5H13',
} as const;

const filledLines = {
  chat: 'M4 4h16a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-8l-5 4v-4H4a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 4 4z',
} as const;

type FilledName = keyof typeof filledLines;
export type IconName = keyof typeof lines | FilledName;

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
export const filled = { fill: 'currentColor', fillRule: 'evenodd' } as const;

interface IconProps {
  readonly name: IconName;
  /** Pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
  /** If nothing else names it; without it the icon is decorative. */
  readonly title?: string;
}

const isFilled = (name: IconName): name is FilledName => name in filledLines;

/** On a grid of 24. */
export function Icon({ name, size = 22, className, title }: IconProps) {
  const look = isFilled(name) ? filled : stroke;
  const spoken = title ? { role: 'img' } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a title it is hidden
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} {...look} {...spoken}>
      {title && <title>{title}</title>}
      <path d={isFilled(name) ? filledLines[name] : lines[name]} />
    </svg>
  );
}
