import Button from '@mui/material/Button';
import { mediaTypes, pictureTypes } from '@pathshala/contract/pictures/media';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { words } from '../../../words/words.ts';

export interface BroughtFile {
  readonly file: File;
  /** The picture's description on its page. */
  readonly text?: string;
}

export const maxPictureText = 300;

export function textOfPicture({ alt, title }: HTMLImageElement): string {
  const texts = [...new Set([alt.trim(), title.trim()])].filter((text) => text !== '');
  return texts.join('. ').slice(0, maxPictureText);
}

/**
 * Undefined if it is text. A browser copies a picture as a file with HTML of that picture alone; Word adds pictures to text.
 */
export function fileIn(data: DataTransfer | null): BroughtFile | undefined {
  const file = data?.files[0];
  const html = data?.getData('text/html') ?? '';
  if (!file || html === '') return file && { file };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const [picture, ...others] = body.querySelectorAll('img');
  if (!picture || others.length > 0 || body.textContent.trim() !== '') return undefined;
  return { file, text: textOfPicture(picture) };
}

interface FileButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'loading'> {
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

export function FileButton({ accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        // Otherwise a dialog's focus trap would return to it on each Tab.
        tabIndex={-1}
        accept={accept}
        data-testid="file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}

interface FileChoiceProps {
  /** Absent: PDFs, too. */
  readonly onlyPictures?: true;
  /** Once a file is chosen, this button is secondary. */
  readonly hasFile: boolean;
  readonly onFile: (file: File) => void;
}

export function FileChoice({ onlyPictures, hasFile, onFile }: FileChoiceProps) {
  return (
    <div className="stack gap-2 middle">
      <FileButton
        accept={(onlyPictures ? pictureTypes : Object.keys(mediaTypes)).join(',')}
        variant={hasFile ? 'outlined' : 'contained'}
        onFile={onFile}
      >
        {hasFile ? words['studio-edit.otherFile']() : words['studio-edit.chooseFile']()}
      </FileButton>
      <span className="note">
        {(onlyPictures ? words['studio-picture.limits'] : words['studio-edit.fileLimits'])()}
      </span>
    </div>
  );
}
