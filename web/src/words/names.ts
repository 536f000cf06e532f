import type { NameKey } from '@pathshala/messages/keys';
import { names } from './compiled/messages/names.js';

export const nameOf = (name: NameKey): string => names[`names.${name}`]();

/** Contains what is seen, for people who say what to press. */
export const spokenName = (name: string, seen: string) => (name.includes(seen) ? name : `${seen}, ${name}`);
