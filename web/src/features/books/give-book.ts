import type { Book } from '@pathshala/contract/content/blog';
import type { SyntheticEvent } from 'react';
import type { KeptPack } from '../../../offline/packs/pack.ts';
import { keptPdf } from '../../api/kept-books.ts';
import { saveAddress, saveBlob } from '../../ui/save-file.ts';

/**
 * Gives a book that is kept from this device: it takes no connection, and costs nobody their megabytes again. Every other
 * one the link itself brings.
 * @param event the press on the link
 * @param pack as the book is kept
 */
export function giveBook(event: SyntheticEvent, book: Book, pack: KeptPack | undefined): void {
  if (!pack) return;
  event.preventDefault();
  const name = `${book._id}.pdf`;
  keptPdf(book, pack)
    .catch(() => undefined)
    .then((pdf) => (pdf ? saveBlob(name, pdf) : saveAddress(name, book.pdf)));
}
