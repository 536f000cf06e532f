/** Glyphs of stores and social networks, drawn plainly for this site. */
const shapes = {
  facebook:
    'M13.500 21v-8h2.700l.4-3.200h-3.100V7.900c0-.9.300-1.500 1.600-1.500h1.600V3.600c-.8-.1-1.600-.1-2.400-.1-2.400 0-4 1.400-4 4.100v2.200H7.600V13h2.700v8z',
  youtube:
    'M21.500 8.200a2.700 2.700 0 0 0-1.900-1.900C18 5.900 12 5.900 12 5.900s-6 0-7.600.4a2.700 2.700 0 0 0-1.900 1.900C2.100 9.800 2.100 12 2.100 12s0 2.200.4 3.800a2.700 2.700 0 0 0 1.900 1.900c1.600.4 7.600.4 7.600.4s6 0 7.600-.4a2.700 2.700 0 0 0 1.900-1.900c.4-1.600.4-3.800.4-3.800s0-2.200-.4-3.800zM10 15V9l5.200 3z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.800a4.200 4.200 0 1 1 0 8.400 4.200 4.200 0 0 1 0-8.400zm0 2a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400zm4.600-3.300a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  linkedin:
    'M5.200 3.600a1.900 1.900 0 1 1 0 3.800 1.900 1.900 0 0 1 0-3.800zM3.600 9h3.200v11.500H3.600zm5.300 0H12v1.600c.5-.9 1.700-1.900 3.500-1.900 3.700 0 4.400 2.400 4.400 5.500v6.300h-3.200v-5.600c0-1.300 0-3-1.900-3s-2.200 1.500-2.200 2.900v5.700H8.900z',
  play: 'M5 3.300v17.400c0 .7.800 1.100 1.400.7l14-8.700a.8.800 0 0 0 0-1.400l-14-8.700a.9.900 0 0 0-1.400.7z',
  phone:
    'M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm0 3v12h8V5zm4 13.300a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
} as const;

export type BrandIconName = keyof typeof shapes;

/** Decorative: the link or badge around it carries the name. */
export function BrandIcon({ name, size = 24 }: { name: BrandIconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
