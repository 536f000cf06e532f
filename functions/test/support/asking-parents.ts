import { mailQueue } from '../../src/domain/mail.ts';
import type { Emulated } from './emulators.ts';

/** What a school has that asks for a parent's consent. */
export const askingParents = ({ db }: Pick<Emulated, 'db'>) => ({
  queueMail: mailQueue(db),
  siteOf: () => 'https://school.example',
});
