const folder = '/img/avatars/';

export function avatarPath(name: string): string {
  return `${folder}${name}.svg`;
}

/** Our own pictures load from the current origin, even if chosen on another of the school's. */
export function pictureOf(photoURL: string | null): string | null {
  const at = photoURL?.indexOf(folder) ?? -1;
  return (at < 0 ? photoURL : photoURL?.slice(at)) || null;
}

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

export function isDrawn(address: string): boolean {
  return avatars.some((name) => avatarPath(name) === address);
}
