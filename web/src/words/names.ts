import type { NameKey } from '@pathshala/messages/keys';
import { names } from './compiled/messages/names.js';

export const nameOf = (name: NameKey): string => names[`names.${name}`]();
