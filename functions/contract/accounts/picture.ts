/** Where the drawn pictures lie on the site. Apart from their list, which the account page alone loads: this is on every page. */
const folder = '/img/avatars/';

export function avatarPath(name: string): string {
  return `${folder}${name}.svg`;
}

/**
 * The address by which the site shows a person's picture. One of ours is shown from the address that the site is looked
 * at on, whichever of the school's addresses it was chosen on.
 * @param photoURL as Firebase Auth has it
 * @returns null for none
 */
export function pictureOf(photoURL: string | null): string | null {
  const at = photoURL?.indexOf(folder) ?? -1;
  return (at < 0 ? photoURL : photoURL?.slice(at)) || null;
}
