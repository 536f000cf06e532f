/** A page in a PDF, as most programs write it; some pack what says so. */
const page = /\/Type\s*\/Page(?![a-zA-Z])/g;

/** @returns how many pages a PDF has, as far as it says so in the open; undefined where it does not */
export async function pagesIn(file: Blob): Promise<number | undefined> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  return text.match(page)?.length;
}
