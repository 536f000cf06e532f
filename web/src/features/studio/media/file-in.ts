/** The first file of what was dropped or pasted; undefined where it is text. */
export function fileIn(data: DataTransfer | null): File | undefined {
  return data?.files[0];
}
