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

/** Where the drawn pictures are on the site. Apart from their list, which the account page alone loads: this is on every page. */
const folder = '/img/avatars/';

export function avatarPath(name: string): string {
  return `${folder}${name}.svg`;
}

/**
 * The address of a person's picture. Our own pictures are shown from the current origin, whichever of the school's
 * origins they were chosen on.
 * @param photoURL from Firebase Auth
 * @returns null for none
 */
export function pictureOf(photoURL: string | null): string | null {
  const at = photoURL?.indexOf(folder) ?? -1;
  return (at < 0 ? photoURL : photoURL?.slice(at)) || null;
}
