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

/** The drawn pictures for accounts: docs/contract.md, "My Account". */
export const avatars = [
  'plaits',
  'crop',
  'scarf',
  'wave',
  'bob',
  'cap',
  'long',
  'fringe',
  'afro',
  'side',
] as const;

/** Whether an address is that of a drawn picture of the school. */
export function isDrawn(address: string): boolean {
  return avatars.some((name) => avatarPath(name) === address);
}
