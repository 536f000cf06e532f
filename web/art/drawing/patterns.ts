import { between, type Random } from './random.ts';
import { num, stroke } from './svg.ts';

/** A quiet pattern over a surface: shapes take the fill that the caller's group has, lines are white. */
export type Pattern = (random: Random, width: number, height: number) => string;

const white = '#fff';

function grid(
  width: number,
  height: number,
  step: number,
  cell: (x: number, y: number, at: number) => string,
): string {
  let body = '';
  let at = 0;
  for (let y = step / 2; y < height + step / 2; y += step) {
    for (let x = step / 2; x < width + step / 2; x += step) body += cell(x, y, at++);
  }
  return body;
}

const dots: Pattern = (random, width, height) => {
  const [centerX, centerY] = [between(random, 0, width), between(random, 0, height)];
  const far = Math.hypot(width, height);
  return grid(width, height, 50, (x, y) => {
    const near = 1 - Math.hypot(x - centerX, y - centerY) / far;
    return `<circle cx="${num(x, 0)}" cy="${num(y, 0)}" r="${num(1.5 + 9 * near ** 3)}"/>`;
  });
};

const rings: Pattern = (random, width, height) => {
  const [x, y] = [between(random, 0.1, 0.4) * width, between(random, 0.7, 1.05) * height];
  const gap = between(random, 40, 54);
  let body = '';
  for (let i = 0; i < 8; i++) body += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(28 + i * gap)}"/>`;
  return `<g fill="none" stroke="${white}" stroke-width="${num(between(random, 7, 12))}">${body}</g>`;
};

const strokes: Pattern = (random, width, height) => {
  const lean = between(random, 50, 110);
  let d = '';
  for (let x = -lean; x < width; x += between(random, 44, 62)) {
    d += `M${num(x)} ${height + 10}q${num(lean * 0.3)} ${num(-height * 0.5)} ${num(lean)} ${-height - 20}`;
  }
  return stroke(d, white, between(random, 7, 13));
};

const blocks: Pattern = (random, width, height) =>
  grid(width, height, 44, (x, y) =>
    random() > 0.58 ? `<rect x="${num(x - 18)}" y="${num(y - 18)}" width="36" height="36" rx="9"/>` : '',
  );

const waves: Pattern = (random, width, height) => {
  const length = between(random, 60, 100);
  const rise = between(random, 10, 18);
  let d = '';
  for (let y = 18; y < height + 20; y += 38) {
    d += `M${-num(between(random, 10, length))} ${num(y)}q${num(length / 4)} ${num(-rise)} ${num(length / 2)} 0`;
    for (let x = 0; x < width + length; x += length / 2) d += `t${num(length / 2)} 0`;
  }
  return stroke(d, white, 7);
};

const steps: Pattern = (random, width, height) => {
  const side = between(random, 30, 42);
  let d = '';
  for (let x = -4 * side; x < width; x += side * 2.2) {
    d += `M${num(x - 40)} ${height + 10}`;
    for (let y = height; y > -side; y -= side) d += `v${num(-side)}h${num(side)}`;
  }
  return stroke(d, white, between(random, 8, 12));
};

const triangles: Pattern = (random, width, height) => {
  const d = grid(width, height, 50, (x, y) => {
    if (random() < 0.42) return '';
    const [across, down] = [random() < 0.5 ? 17 : -17, random() < 0.5 ? 17 : -17];
    return `M${num(x - across)} ${num(y - down)}v${2 * down}h${2 * across}z`;
  });
  return `<path d="${d}"/>`;
};

const squiggles: Pattern = (random, width, height) => {
  const d = grid(width, height, 78, (x, y) => {
    const size = between(random, 9, 14);
    return `M${num(x - 22 + between(random, -9, 9))} ${num(y + between(random, -14, 14))}q${num(size)} ${num(-size * 1.4)} ${num(size * 1.5)} 0t${num(size * 1.5)} 0`;
  });
  return stroke(d, white, 8);
};

const crosses: Pattern = (random, width, height) => {
  const turn = random() > 0.5;
  const d = grid(width, height, 54, (x, y, at) => {
    if (at % 2) return '';
    const arm = between(random, 6, 12);
    return turn
      ? `M${num(x - arm)} ${num(y - arm)}l${num(2 * arm)} ${num(2 * arm)}m0 ${num(-2 * arm)}l${num(-2 * arm)} ${num(2 * arm)}`
      : `M${num(x - arm)} ${num(y)}h${num(2 * arm)}m${num(-arm)} ${num(-arm)}v${num(2 * arm)}`;
  });
  return stroke(d, white, 7);
};

const rays: Pattern = (random, width, height) => {
  const [x, y] = [between(random, 0.55, 0.8) * width, between(random, 0.5, 0.75) * height];
  const count = 10 + Math.floor(random() * 6);
  const first = random();
  let d = '';
  for (let i = 0; i < count; i++) {
    const [from, to] = [((i + first) / count) * Math.PI * 2, ((i + first + 0.5) / count) * Math.PI * 2];
    d += `M${num(x)} ${num(y)}L${num(x + 520 * Math.cos(from))} ${num(y + 520 * Math.sin(from))} ${num(x + 520 * Math.cos(to))} ${num(y + 520 * Math.sin(to))}z`;
  }
  return `<path d="${d}"/>`;
};

const hills: Pattern = (random, width, height) => {
  let body = '';
  for (let i = 0; i < 4; i++) {
    const top = height * (0.28 + i * 0.19) + between(random, -12, 12);
    const [one, two] = [between(random, 30, 70), between(random, -60, -20)];
    body += `<path d="M0 ${num(top)}C${num(width * 0.3)} ${num(top - one)} ${num(width * 0.6)} ${num(top - two)} ${width} ${num(top - one * 0.6)}V${height}H0z" opacity=".5"/>`;
  }
  return body;
};

const ruled: Pattern = (random, width, height) => {
  let d = '';
  const gap = between(random, 26, 34);
  for (let y = gap; y < height; y += gap) d += `M0 ${num(y)}H${width}`;
  return stroke(d, white, 4) + stroke(`M${num(between(random, 70, 96))} 0V${height}`, white, 6);
};

export const patterns: readonly Pattern[] = [
  dots,
  strokes,
  blocks,
  rings,
  triangles,
  waves,
  rays,
  squiggles,
  steps,
  crosses,
  hills,
  ruled,
];
