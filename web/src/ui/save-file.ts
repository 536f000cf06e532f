/** Makes the browser save the file at an address. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Saves loaded data as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  saveAddress(name, address);
  // Some browsers fetch it only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Saves a text as a file.
 * @param type media type of the file
 */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  saveBlob(name, new Blob([text], { type }));
}
