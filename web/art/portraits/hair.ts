import { pick } from '../drawing/random.ts';
import { menHair } from './hair-men.ts';
import type { Hair } from './hair-shapes.ts';
import { womenHair } from './hair-women.ts';
import type { Person } from './person.ts';

/** The person's hair style. */
export function hairOf(person: Person): Hair {
  const styles = person.woman ? womenHair : menHair;
  const free = person.woman
    ? ['long', 'swept', 'bob', 'bun', 'knot', 'plait', 'long']
    : ['side', 'crop', 'wave', 'curly', 'close', 'side', 'fringe'];
  const chosen = styles[person.role.style ?? ''] ?? styles[pick(person.random, free)];
  if (!chosen) throw new Error(`No hair style for ${person.role.style}`);
  return chosen;
}
