/** A number for SVG: at most one decimal (or as many as asked), without trailing zeros. */
export function num(value: number, decimals = 1): string {
  const text = String(Number(value.toFixed(decimals)));
  return text.replace(/^(-?)0\./, '$1.');
}

/** Drawings are decorative where they are used, so none has a title. */
export function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const round = radius ? ` rx="${num(radius)}"` : '';
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${round} fill="${fill}"/>`;
}

export function fill(d: string, color: string): string {
  return `<path d="${d}" fill="${color}"/>`;
}

export function stroke(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function group(transform: string, body: string): string {
  return `<g transform="${transform}">${body}</g>`;
}
