import type { Portrait } from '@pathshala/contract/content/instructor';
import { lighten, mix, palette } from '../drawing/color.ts';
import { between, randomOf } from '../drawing/random.ts';
import { disc, fill, group, num, rect, svg } from '../drawing/svg.ts';
import { beard, moustache } from './beard.ts';
import { clothes } from './clothes.ts';
import { ears, faceOutline, features, glasses, neck } from './face.ts';
import { hairOf } from './hair.ts';
import { cap, headscarf } from './headwear.ts';
import { type Person, personOf } from './person.ts';

/** A quiet ground in a tint of a subject's colour, with one large block behind the person. */
function ground(seed: string, color: string): string {
  const random = randomOf(`${seed} ground`);
  const [pale, block] = [lighten(color, 0.8), lighten(color, 0.66)];
  const turn = between(random, 6, 18) * (random() > 0.5 ? 1 : -1);
  const side = between(random, 196, 222);
  return (
    rect(0, 0, 300, 300, pale) +
    group(
      `translate(150 ${num(between(random, 142, 158))}) rotate(${num(turn)})`,
      rect(-side / 2, -side / 2, side, side, block, 46),
    )
  );
}

function uncovered(person: Person): string {
  const { woman, role, accent, left, right, random } = person;
  const hair = hairOf(person);
  const dressed = clothes(person);
  const bearded = person.beard
    ? beard(person)
    : !woman && person.age !== 'child' && random() < 0.35
      ? moustache(person)
      : '';
  const jewels =
    woman && random() < 0.75 ? disc(left - 3, 153, 4.5, accent) + disc(right + 3, 153, 4.5, accent) : '';
  const dot = woman && !role.age && !role.skin && random() < 0.35 ? disc(150, 112, 3.6, '#8E1F2F') : '';
  return (
    (hair.back?.(person) ?? '') +
    neck(person) +
    dressed +
    ears(person) +
    fill(faceOutline(person), person.skin) +
    bearded +
    features(person) +
    dot +
    hair.front(person) +
    (role.cap ? cap(person) : '') +
    jewels
  );
}

function covered(person: Person): string {
  const scarf = headscarf(person);
  return (
    clothes(person) + scarf.behind + fill(faceOutline(person), person.skin) + features(person) + scarf.over
  );
}

/**
 * A drawn person on a tinted ground, 300 units square.
 * @param color the subject's ground that tints the background
 */
export function portrait(source: Portrait, color: string): string {
  const person = personOf(source);
  const drawn = person.hijab ? covered(person) : uncovered(person);
  const whole = drawn + (person.glasses ? glasses(person) : '');
  return svg(
    300,
    300,
    ground(source.seed, color) + group('translate(150 315) scale(1.13) translate(-150 -300)', whole),
  );
}

/** The picture of a person without one: a plain head and shoulders. */
export function unknownPerson(): string {
  const tone = mix(palette.leaf, palette.paper, 0.45);
  return svg(
    96,
    96,
    rect(0, 0, 96, 96, lighten(palette.leaf, 0.8)) +
      disc(48, 39, 18, tone) +
      fill('M12 98C12 74 28 64 48 64S84 74 84 98z', tone),
  );
}
