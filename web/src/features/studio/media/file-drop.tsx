import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { mediaTypes, pictureTypes } from '@pathshala/contract/pictures/media';
import { type ComponentProps, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { words } from '../../../words/words.ts';
import styles from './media.module.css';

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

interface FileButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'disabled'> {
  readonly accept: string;
  readonly onFile: (file: BroughtFile) => void;
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
          if (file) onFile({ file });
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}

interface FileDropProps {
  /** Left out: also PDFs. */
  readonly onlyPictures?: true;
  /** A file was chosen, so this button is secondary. */
  readonly hasFile: boolean;
  readonly onFile: (file: BroughtFile) => void;
}

/** For a dialog: takes files that are chosen, dropped or pasted. */
export function FileDrop({ onlyPictures, hasFile, onFile }: FileDropProps) {
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
    const file = event.type === 'drop' && fileIn(event.dataTransfer);
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by hand and by keyboard
    <div
      className={`stack gap-2 middle ${styles.drop} ${isOver ? styles.over : ''}`}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
    >
      <FileButton
        accept={(onlyPictures ? pictureTypes : Object.keys(mediaTypes)).join(',')}
        variant={hasFile ? 'outlined' : 'contained'}
        onFile={onFile}
      >
        {hasFile ? words['studio-edit.otherFile']() : words['studio-edit.chooseFile']()}
      </FileButton>
      <span>{words['studio-edit.orDrop']()}</span>
      <span className="note">
        {(onlyPictures ? words['studio-picture.limits'] : words['studio-edit.fileLimits'])()}
      </span>
    </div>
  );
}

export function Sending({ share }: { readonly share: number | null }) {
  if (share === null) return null;
  const percent = Math.round(share * 100);
  return <LinearProgress variant="determinate" value={percent} aria-label={words['studio-edit.sending']()} />;
}
