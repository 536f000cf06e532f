import { avatarPath } from './picture.ts';

/** A drawn picture for an account: docs/contract.md, "My Account". */
export interface Avatar {
  readonly name: string;
  /** Text for screen readers. */
  readonly label: string;
}

export const avatars = [
  { name: 'plaits', label: 'Two plaits' },
  { name: 'crop', label: 'Short hair' },
  { name: 'scarf', label: 'Headscarf' },
  { name: 'wave', label: 'Wavy hair and glasses' },
  { name: 'bob', label: 'Bob and glasses' },
  { name: 'cap', label: 'Prayer cap' },
  { name: 'long', label: 'Long hair' },
  { name: 'fringe', label: 'Fringe' },
  { name: 'afro', label: 'Round curls' },
  { name: 'side', label: 'Side parting' },
] as const satisfies readonly Avatar[];

/** Whether an address is that of a drawn picture of the school. */
export function isDrawn(address: string): boolean {
  return avatars.some(({ name }) => avatarPath(name) === address);
}
