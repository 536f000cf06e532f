import type { NameKey } from '@pathshala/messages/keys';
import { names } from './compiled/messages/names.js';

/** What a list, a group of lists or a subject is called. @param name as its row has it */
export const nameOf = (name: NameKey): string => names[`names.${name}`]();
