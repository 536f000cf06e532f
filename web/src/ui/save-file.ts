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
