import { useEffect, useState } from 'react';

interface Drawn {
  readonly size: number;
  readonly d: string;
}

/** One line for each run of dark squares. */
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
  readonly label: string;
  readonly className: string | undefined;
}

/** Keeps its space until it is drawn. Nothing is drawn for text too long for a code. */
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
