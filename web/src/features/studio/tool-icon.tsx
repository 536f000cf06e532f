/** On a grid of 24, drawn with a line. */
const drawings = {
  undo: 'M9 7H15a5 5 0 0 1 0 10H9M9 7l3.500-3.500M9 7l3.500 3.500',
  redo: 'M15 7H9a5 5 0 0 0 0 10h6M15 7l-3.500-3.500M15 7l-3.500 3.500',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1.200 1.200M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1.200-1.200',
  list: 'M9.500 6h10.500M9.500 12h10.500M9.500 18h10.500M4.500 6h.010M4.500 12h.010M4.500 18h.010',
  numberedList:
    'M10.500 6h9.500M10.500 12h9.500M10.500 18h9.500M4 4.500l1.500-.800v5.500M3.800 15c.600-1.200 3-1 2.800.400-.100 1-2.800 2.600-2.800 3.900h3',
  quotation:
    'M5 17c2.500-1 3.500-3 3.500-6H5V6.500h5V11c0 4-1.500 6.500-4 7.500M14 17c2.500-1 3.500-3 3.500-6H14V6.500h5V11c0 4-1.500 6.500-4 7.500',
  plus: 'M12 5v14M5 12h14',
  more: 'M5.500 12h.010M12 12h.010M18.500 12h.010',
  source: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
};

export type ToolDrawing = keyof typeof drawings;
export const isDrawn = (tool: string): tool is ToolDrawing => tool in drawings;

/** The icons of the editor alone; others are in `ui/icon.tsx`. */
export function ToolIcon({ name }: { readonly name: ToolDrawing }) {
  const isDots = name === 'more';
  return (
    <svg
      viewBox="0 0 24 24"
      width={22}
      height={22}
      fill="none"
      stroke="currentColor"
      strokeWidth={isDots ? 3.5 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
