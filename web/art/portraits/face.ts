import { lighten, mix, shade } from '../drawing/color.ts';
import { between, pick } from '../drawing/random.ts';
import { disc, fill, num, stroke } from '../drawing/svg.ts';
import type { Person } from './person.ts';

const dark = '#241A1C';

/** The outline of the face: forehead, cheeks, chin. */
export function faceOutline({ left, right, jaw }: Person, grow = 0): string {
  const [l, r] = [left - grow, right + grow];
  const half = r - 150;
  const [top, chin] = [74 - grow, 197 + grow];
  return (
    `M${num(l)} 128C${num(l)} 92 ${num(150 - half * 0.62)} ${top} 150 ${top}` +
    `C${num(150 + half * 0.62)} ${top} ${num(r)} 92 ${num(r)} 128` +
    `C${num(r)} 168 ${num(150 + jaw)} ${chin} 150 ${chin}C${num(150 - jaw)} ${chin} ${num(l)} 168 ${num(l)} 128z`
  );
}

export function neck({ skin, woman, age }: Person): string {
  const half = woman || age === 'child' ? 17 : 21;
  const [l, r] = [150 - half, 150 + half];
  const body = `M${l} 170V214C${l} 226 ${l - 14} 232 ${l - 26} 236Q150 276 ${r + 26} 236C${r + 14} 232 ${r} 226 ${r} 214V170z`;
  return fill(body, skin) + fill(`M${l} 186Q150 226 ${r} 186V202Q150 238 ${l} 202z`, shade(skin, 0.2));
}

export function ears({ left, right, skin }: Person): string {
  const ear = (x: number) => `<ellipse cx="${num(x)}" cy="138" rx="9" ry="13" fill="${skin}"/>`;
  const fold = (x: number, bend: number) => stroke(`M${num(x)} 132q${bend} 5 0 11`, shade(skin, 0.22), 2.5);
  return ear(left - 1) + ear(right + 1) + fold(left - 2, -5) + fold(right + 2, 5);
}

function eyes(person: Person): string {
  const child = person.age === 'child';
  const [y, apart] = [child ? 140 : 137, 22.5];
  const tall = child ? 7.6 : between(person.random, 6, 6.8);
  const laughing = person.age !== 'child' && person.random() < 0.13;
  const one = (side: -1 | 1) => {
    const x = 150 + side * apart;
    if (laughing) return stroke(`M${x - 8} ${y + 2}q8 -10 16 0`, dark, 4.5);
    const white = `<ellipse cx="${x}" cy="${y}" rx="9.5" ry="${num(tall + 0.8)}" fill="#fff"/>`;
    const iris = `<ellipse cx="${num(x + 0.5)}" cy="${y}" rx="6" ry="${num(tall)}" fill="#2A1B17"/>`;
    const lid = stroke(
      `M${num(x - 10)} ${num(y - 2)}Q${x} ${num(y - tall * 2)} ${num(x + 10)} ${num(y - 2)}`,
      dark,
      3.4,
    );
    const lash = person.woman ? stroke(`M${num(x + side * 10)} ${num(y - 2)}l${side * 4} -3.5`, dark, 3) : '';
    return white + iris + disc(x + 2.6, y - 2.4, 2, '#fff') + lid + lash;
  };
  return one(-1) + one(1);
}

function brows(person: Person): string {
  const lift = between(person.random, -2, 2);
  const arch = between(person.random, 3, 6);
  const color = person.hijab ? '#2E211C' : mix(person.hair, '#241A17', 0.25);
  const width = person.woman ? 4 : 5.6;
  const y = (person.age === 'child' ? 122 : 118) - lift;
  const left = `M${num(115.5)} ${num(y + 1)}q9 ${num(-arch * 1.5)} 23 ${num(-arch * 0.1)}`;
  const right = `M${num(184.5)} ${num(y + 1)}q-9 ${num(-arch * 1.5)} -23 ${num(-arch * 0.1)}`;
  return stroke(left + right, color, width);
}

function nose({ random, skin, age }: Person): string {
  const color = shade(skin, 0.26);
  if (age === 'child') return stroke('M145 158q5 4 10 0', color, 3.6);
  const shapes = ['M151 141q-7 13 -8 17q3 4 11 3', 'M143 159q7 6 14 0', 'M149 143q6 12 8 16q-3 4 -11 3'];
  return stroke(pick(random, shapes), color, 3.6);
}

function mouth({ random, skin, woman, age, beard }: Person): string {
  const painted = woman && age !== 'child';
  const lip = painted ? mix('#A93F45', skin, 0.12) : mix('#8E3B36', skin, 0.25);
  const y = 171;
  const kind = random();
  if (kind < 0.45) {
    const open = `M131 ${y}Q150 ${y + 3} 169 ${y}Q165 ${y + 17} 150 ${y + 17}Q135 ${y + 17} 131 ${y}z`;
    const teeth = `M134.5 ${y}Q150 ${y + 3} 165.5 ${y}L164 ${y + 5.5}Q150 ${y + 9} 136 ${y + 5.5}z`;
    return fill(open, age === 'child' || beard ? '#7C2B30' : lip) + fill(teeth, '#fff');
  }
  if (painted && kind < 0.8) {
    const lips = `M132 ${y + 1}Q143 ${y - 3} 150 ${y}Q157 ${y - 3} 168 ${y + 1}Q160 ${y + 13} 150 ${y + 13}Q140 ${y + 13} 132 ${y + 1}z`;
    return fill(lips, lip) + stroke(`M132 ${y + 1}Q150 ${y + 8} 168 ${y + 1}`, shade(lip, 0.35), 2.4);
  }
  return stroke(`M133 ${y}Q150 ${y + 15} 167 ${y}`, shade(lip, 0.2), 4.4);
}

/** Cheeks, eyes, brows, nose and mouth; laughter lines for the old. */
export function features(person: Person): string {
  const blush = person.woman || person.age === 'child' ? 0.3 : 0.16;
  const cheek = (x: number) => `<ellipse cx="${x}" cy="159" rx="11" ry="7.5"/>`;
  const cheeks = `<g fill="#D9534F" opacity="${blush}">${cheek(119)}${cheek(181)}</g>`;
  const lines = stroke(
    'M126 158q-6 7 -5 16M174 158q6 7 5 16M112 131l-6 -3M188 131l6 -3',
    shade(person.skin, 0.22),
    2.4,
  );
  return (
    cheeks +
    nose(person) +
    (person.age === 'elder' ? lines : '') +
    mouth(person) +
    eyes(person) +
    brows(person)
  );
}

/** A pair of glasses. */
export function glasses({ random, left, right }: Person): string {
  const color = pick(random, ['#1F2430', '#5A3420', '#7A1F2B', '#2B3A55']);
  const lens = lighten('#BFD8E8', 0.3);
  const y = 138;
  const shape = pick(random, [
    (x: number) => `<circle cx="${x}" cy="${y}" r="18.5"/>`,
    (x: number) => `<rect x="${x - 19}" y="${y - 15}" width="38" height="29" rx="9"/>`,
    (x: number) => `<path d="M${x - 19} ${y - 13}h38q1 28 -19 28t-19 -28z"/>`,
  ]);
  const frames = `<g fill="${lens}" fill-opacity=".16" stroke="${color}" stroke-width="4">${shape(127)}${shape(173)}</g>`;
  return (
    frames + stroke(`M146 136q4 -4 8 0M108 133L${num(left + 1)} 129M192 133L${num(right - 1)} 129`, color, 4)
  );
}
