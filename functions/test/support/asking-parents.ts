import { mailQueue } from '../../src/domain/mail.ts';
import type { Emulated } from './emulators.ts';

/** The services of a school that asks for parental consent. */
export const askingParents = ({ db }: Pick<Emulated, 'db'>) => ({
  queueMail: mailQueue(db),
  siteOf: () => 'https://school.example',
});
