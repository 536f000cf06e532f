import { useEffect, useRef } from 'react';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import styles from './media.module.css';
import type { ReadyPicture } from './smaller-picture.ts';
import type { ChosenFile } from './use-school-file.ts';

const kilobytes = (bytes: number) => numberText(Math.max(1, Math.round(bytes / 1024)));

/** Drawn on a canvas: pages may load pictures only from the site, and this one is still on the device. */
function Thumb({ picture: { file, width, height } }: { readonly picture: ReadyPicture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    void createImageBitmap(file).then((bitmap) => {
      if (!isGone) canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
      bitmap.close();
    });
    return () => {
      isGone = true;
    };
  }, [file, width, height]);
  return <canvas ref={canvas} className={styles.thumb} width={width} height={height} aria-hidden />;
}

/** The chosen file, and what is sent of it. */
export function ChosenPreview({ chosen }: { readonly chosen: ChosenFile }) {
  const { file } = chosen;
  if (chosen.kind === 'pdf')
    return (
      <p className={`soft ${styles.chosen}`} role="status">
        {words['studio-edit.chosenPdf']({ name: file.name, size: kilobytes(file.size) })}
      </p>
    );
  const { large } = chosen.pictures;
  return (
    <div className={`stack gap-2 soft ${styles.chosen}`}>
      <Thumb picture={large} />
      <p role="status">
        {words['studio-edit.chosenPicture']({
          name: file.name,
          width: numberText(large.width),
          height: numberText(large.height),
          size: kilobytes(large.file.size),
        })}
        {file.type === 'image/gif' && ` ${words['studio-edit.stillPicture']()}`}
      </p>
    </div>
  );
}
