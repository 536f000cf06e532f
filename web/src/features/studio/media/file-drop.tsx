import Button from '@mui/material/Button';
import { mediaTypes, pictureTypes } from '@pathshala/contract/pictures/media';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { words } from '../../../words/words.ts';
import styles from './media.module.css';

export interface BroughtFile {
  readonly file: File;
  /** The picture's description on its page. */
  readonly text?: string;
}

/** The longest description of a picture. */
export const maxPictureText = 300;

/** Its `alt` or `title`. */
export function textOfPicture({ alt, title }: HTMLImageElement): string {
  const texts = [...new Set([alt.trim(), title.trim()])].filter((text) => text !== '');
  return texts.join('. ').slice(0, maxPictureText);
}

/** Undefined if it is text. A browser copies a picture as a file with HTML of that picture alone; Word adds pictures to text. */
export function fileIn(data: DataTransfer | null): BroughtFile | undefined {
  const file = data?.files[0];
  const html = data?.getData('text/html') ?? '';
  if (!file || html === '') return file && { file };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const [picture, ...others] = body.querySelectorAll('img');
  if (!picture || others.length > 0 || body.textContent.trim() !== '') return undefined;
  return { file, text: textOfPicture(picture) };
}

interface FileDropProps {
  /** Left out: also PDFs. */
  readonly onlyPictures?: true;
  /** A file was chosen, so this button is secondary. */
  readonly hasFile: boolean;
  readonly onFile: (file: BroughtFile) => void;
}

export function FileDrop({ onlyPictures, hasFile, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const file = fileIn(clipboardData);
      if (file) latest.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by hand and by keyboard
    <div
      className={`stack gap-2 middle ${styles.drop} ${isOver ? styles.over : ''}`}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={(event) => {
        drag(event);
        const file = fileIn(event.dataTransfer);
        if (file) onFile(file);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        // Otherwise the dialog's focus trap would return to it on each Tab.
        tabIndex={-1}
        accept={(onlyPictures ? pictureTypes : Object.keys(mediaTypes)).join(',')}
        data-testid="file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile({ file });
          target.value = '';
        }}
      />
      <Button variant={hasFile ? 'outlined' : 'contained'} onClick={() => input.current?.click()}>
        {hasFile ? words['studio-edit.otherFile']() : words['studio-edit.chooseFile']()}
      </Button>
      <span>{words['studio-edit.orDrop']()}</span>
      <span className="note">
        {(onlyPictures ? words['studio-picture.limits'] : words['studio-edit.fileLimits'])()}
      </span>
    </div>
  );
}
