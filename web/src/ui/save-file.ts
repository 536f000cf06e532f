/** Has the browser save what is at an address. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Hands what is here already to the browser as a file to save. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  saveAddress(name, address);
  // Some browsers ask for it only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Hands a text to the browser as a file to save.
 * @param type of the file, as HTTP names it
 */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  saveBlob(name, new Blob([text], { type }));
}
