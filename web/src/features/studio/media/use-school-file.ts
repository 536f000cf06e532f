import { limits } from '@pathshala/contract/http/limits';
import { decoration, pictureAddress } from '@pathshala/contract/pictures/in-markdown';
import { useEffect, useState } from 'react';
import { words } from '../../../words/words.ts';
import { notAPicture } from './not-a-picture.ts';
import { type Cropped, type ReadyPictures, smallerPictures } from './smaller-picture.ts';
import { type OnProgress, useUpload } from './use-upload.ts';

/** A chosen file, ready to be sent. */
export type ChosenFile =
  | { readonly kind: 'pdf'; readonly file: File }
  | { readonly kind: 'picture'; readonly file: File; readonly pictures: ReadyPictures };

/** The words for a file in the text. */
export interface FileWords {
  /** What of a picture is sent; default: all. */
  readonly cropped?: Cropped | undefined;
  /** The description of a picture, or the link text of a PDF. */
  readonly text: string;
  readonly isDecoration: boolean;
}

const isPdf = ({ type }: File) => type === 'application/pdf';

/** Checks and prepares a file. @throws Error with a message for the editor */
async function looked(file: File): Promise<ChosenFile> {
  if (isPdf(file)) {
    if (file.size > limits.mediaBytes) throw new Error(words['studio-edit.fileTooLarge']());
    return { kind: 'pdf', file };
  }
  const why = () => new Error(notAPicture(file, words['studio-edit.fileKind']()));
  if (!file.type.startsWith('image/')) throw why();
  const pictures = await smallerPictures(file).catch(() => {
    throw why();
  });
  return { kind: 'picture', file, pictures };
}

/** Escapes brackets and removes line ends, which would end the Markdown link. */
const inBrackets = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\]/g, '\\$&');

/**
 * Uploads a file from the device and makes the Markdown for it.
 * @param first a file that was dropped or pasted
 */
export function useSchoolFile(first: File | undefined) {
  const upload = useUpload();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);

  async function choose(file: File): Promise<void> {
    setFailure(null);
    setChosen(null);
    try {
      setChosen(await looked(file));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  useEffect(() => {
    if (first) void choose(first);
  }, [first]);

  async function sendPictures({ large, small }: ReadyPictures): Promise<string> {
    const all = large.file.size + (small?.file.size ?? 0);
    const part =
      (before: number, size: number): OnProgress =>
      (sent) =>
        setShare((before + sent * size) / all);
    const made = await upload(large.file, part(0, large.file.size));
    const phone = small && (await upload(small.file, part(large.file.size, small.file.size)));
    return pictureAddress({
      url: made.url,
      width: made.width ?? large.width,
      height: made.height ?? large.height,
      ...(small && phone ? { small: { url: phone.url, width: phone.width ?? small.width } } : {}),
    });
  }

  /** @returns the Markdown that shows the file or links to it; undefined if sending failed */
  async function sent({ text, isDecoration, cropped }: FileWords): Promise<string | undefined> {
    if (!chosen) return undefined;
    setFailure(null);
    setShare(0);
    try {
      if (chosen.kind === 'pdf') return `[${inBrackets(text)}](${(await upload(chosen.file, setShare)).url})`;
      const pictures = cropped ? await smallerPictures(chosen.file, cropped) : chosen.pictures;
      const address = await sendPictures(pictures);
      return isDecoration ? `![](${address} "${decoration}")` : `![${inBrackets(text)}](${address})`;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      return undefined;
    } finally {
      setShare(null);
    }
  }

  return { chosen, choose, failure, share, sent };
}
