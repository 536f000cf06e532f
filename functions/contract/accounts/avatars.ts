import type { Portrait } from '../content/instructor.ts';
import { avatarPath } from './picture.ts';

/** A drawn picture for an account: docs/contract.md, "My Account". */
export interface Avatar {
  readonly name: string;
  /** Text for screen readers. */
  readonly label: string;
  readonly portrait: Portrait;
}

export const avatars = [
  { name: 'plaits', label: 'Two plaits', portrait: { seed: 'avatar-plaits', look: 'woman' } },
  { name: 'crop', label: 'Short hair', portrait: { seed: 'avatar-crop', look: 'man' } },
  { name: 'scarf', label: 'Headscarf', portrait: { seed: 'avatar-scarf', look: 'woman', hijab: true } },
  {
    name: 'wave',
    label: 'Wavy hair and glasses',
    portrait: { seed: 'avatar-wave', look: 'man', glasses: true },
  },
  { name: 'bob', label: 'Bob and glasses', portrait: { seed: 'avatar-bob', look: 'woman', glasses: true } },
  { name: 'cap', label: 'Prayer cap', portrait: { seed: 'avatar-cap', look: 'man' } },
  { name: 'long', label: 'Long hair', portrait: { seed: 'avatar-long', look: 'woman' } },
  { name: 'fringe', label: 'Fringe', portrait: { seed: 'avatar-fringe', look: 'man' } },
  { name: 'afro', label: 'Round curls', portrait: { seed: 'avatar-afro', look: 'woman' } },
  { name: 'side', label: 'Side parting', portrait: { seed: 'avatar-side', look: 'man' } },
] as const satisfies readonly Avatar[];

/** Whether an address is that of a drawn picture of the school. */
export function isDrawn(address: string): boolean {
  return avatars.some(({ name }) => avatarPath(name) === address);
}
