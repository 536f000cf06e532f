/** The first file that was dropped or pasted; undefined if it is text. */
export function fileIn(data: DataTransfer | null): File | undefined {
  return data?.files[0];
}
