import { changesBetween } from '@pathshala/contract/studio/changes';
import type { Saving } from '../saving/saving-machine.ts';

/** The field with changes that are not sent yet, such as `quiz[0].question` or `body.bn`; empty: none. */
export function writtenPart({ base, mine }: Saving): string {
  const [name = '', ...inner] = changesBetween(base.fields, mine).at(-1)?.path ?? [];
  return inner.reduce((path, one) => (/^\d+$/.test(one) ? `${path}[${one}]` : `${path}.${one}`), name);
}
