import { shade } from '../drawing/color.ts';
import { fill, num } from '../drawing/svg.ts';
import type { Person } from './person.ts';

/** Beard and moustache; the mouth is drawn over them. */
export function beard({ random, left, right, jaw, hair, age }: Person): string {
  const long = age === 'elder';
  const chin = long ? 226 : 204;
  const [l, r] = [left - 0.5, right + 0.5];
  const full =
    `M${num(l)} 128C${num(l)} ${long ? 186 : 172} ${num(150 - jaw - 4)} ${chin} 150 ${chin}C${num(150 + jaw + 4)} ${chin} ${num(r)} ${long ? 186 : 172} ${num(r)} 128` +
    `C${num(r - 4)} 146 ${num(r - 8)} 160 178 161C168 155 156 156 150 160C144 156 132 155 122 161C${num(l + 8)} 160 ${num(l + 4)} 146 ${num(l)} 128z`;
  const goatee =
    'M128 166C134 154 146 156 150 160C154 156 166 154 172 166C174 196 164 206 150 206C136 206 126 196 128 166z';
  return long || random() < 0.7 ? fill(full, hair) : fill(goatee, hair);
}

/** A moustache alone. */
export function moustache({ hair }: Person): string {
  return fill(
    'M128 170C132 158 144 157 150 162C156 157 168 158 172 170C164 165 156 168 150 168C144 168 136 165 128 170z',
    shade(hair, 0.1),
  );
}
