import { useEffect, useState } from 'react';

interface Drawn {
  readonly size: number;
  readonly d: string;
}

/** The dark squares of a row as one line for each run of them. */
function runsOf(row: readonly boolean[], y: number): string {
  const line = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...line.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}

async function draw(text: string): Promise<Drawn> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  return { size, d: data.map(runsOf).join('') };
}

interface QrCodeProps {
  readonly text: string;
  /** For screen readers. */
  readonly label: string;
  /** Says how large it is. */
  readonly className: string | undefined;
}

/** A text as a code that phones read. It keeps its place until it is drawn; what is too long for a code has none. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    draw(text).then(setDrawn, () => setDrawn(undefined));
  }, [text]);
  if (!drawn) return <div className={className} />;
  return (
    <svg className={className} viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={label}>
      <rect width={drawn.size} height={drawn.size} fill="#fff" />
      <path d={drawn.d} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
