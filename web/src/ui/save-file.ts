import { numberText } from '../words/format.ts';
import { words } from '../words/words.ts';

/** A file's size for readers. @param bytes ≥ 0 @returns `412 KB`, from a megabyte on `1.3 MB` */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000
    ? words['books.kilobytes']({ size: numberText(kilobytes) })
    : words['books.megabytes']({ size: numberText(bytes / 1_000_000, 1) });
}

export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  saveAddress(name, address);
  // Some browsers start the download later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function saveFile(name: string, text: string, type = 'application/json'): void {
  saveBlob(name, new Blob([text], { type }));
}
