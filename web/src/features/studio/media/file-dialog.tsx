import TextField from '@mui/material/TextField';
import { limits } from '@pathshala/contract/http/limits';
import { decoration, pictureAddress } from '@pathshala/contract/pictures/media';
import { useEffect, useState } from 'react';
import AskDialog from '../../../ui/ask-dialog.tsx';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import type { TextCommand } from '../text/text-tools.tsx';
import { type BroughtFile, FileChoice, maxPictureText } from './file-drop.tsx';
import styles from './media.module.css';
import { dataAddress, type ReadyPicture, smallerPictures } from './picture-files.ts';
import { useUpload } from './use-upload.ts';

interface ChosenFile {
  readonly file: File;
  /** The picture and its version for phones; empty: a PDF. */
  readonly pictures: readonly ReadyPicture[];
  readonly address: string;
}

async function looked(file: File): Promise<ChosenFile> {
  if (file.type !== 'application/pdf') {
    const pictures = await smallerPictures(file);
    return { file, pictures, address: pictures[0] ? await dataAddress(pictures[0].file) : '' };
  }
  if (file.size > limits.mediaBytes) throw new Error(words['studio-edit.fileTooLarge']());
  return { file, pictures: [], address: '' };
}

/** Escapes brackets and removes line ends, which would end the Markdown link. */
const inBrackets = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\]/g, '\\$&');

interface FileDialogProps {
  readonly first?: BroughtFile | undefined;
  readonly onInsert: (command: TextCommand) => void;
  readonly onClose: () => void;
}

export default function FileDialog({ first, onInsert, onClose }: FileDialogProps) {
  const work = useUpload();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [text, setText] = useState(first?.text ?? '');
  const [isDecoration, setDecoration] = useState(false);
  const [asked, setAsked] = useState(false);
  const isPdf = chosen?.pictures.length === 0;
  const bytes = (chosen?.pictures[0]?.file ?? chosen?.file)?.size ?? 0;
  const size = numberText(Math.max(1, Math.round(bytes / 1024)));
  const needsText = isPdf || !isDecoration;
  const isMissing = needsText && text.trim() === '';

  async function choose(file: File): Promise<void> {
    setChosen(null);
    await work.run(async () => setChosen(await looked(file)));
  }
  useEffect(() => {
    if (first) void choose(first.file);
  }, [first]);

  async function commandFor({ file, pictures }: ChosenFile): Promise<TextCommand> {
    const [large, small] = pictures;
    const [made, phone] = await work.upload(...(large ? pictures.map((one) => one.file) : [file]));
    if (!made || !large) return { markdown: `[${inBrackets(text)}](${made?.url})`, isBlock: false };
    const { url, width = large.width, height = large.height } = made;
    const address = pictureAddress({
      ...{ url, width, height },
      ...(small && phone && { small: { url: phone.url, width: phone.width ?? small.width } }),
    });
    const markdown = isDecoration ? `![](${address} "${decoration}")` : `![${inBrackets(text)}](${address})`;
    return { markdown, isBlock: true };
  }

  async function put() {
    setAsked(true);
    if (!chosen || isMissing) return;
    await work.run(async () => {
      const command = await commandFor(chosen);
      onClose();
      onInsert(command);
    });
  }

  return (
    <AskDialog
      title={words['studio-edit.fileTitle']()}
      confirm={words['studio-edit.putIn']()}
      disabled={!chosen}
      action={work}
      maxWidth="sm"
      onConfirm={() => void put()}
      onClose={onClose}
    >
      <FileChoice hasFile={chosen !== null} onFile={(file) => void choose(file)} />
      {chosen && (
        <>
          <div className={`stack gap-2 soft ${styles.chosen}`}>
            {!isPdf && <img className={styles.thumb} src={chosen.address} alt="" />}
            <p role="status">{words['studio-edit.chosenFile']({ name: chosen.file.name, size })}</p>
          </div>
          <TextField
            label={isPdf ? words['studio-edit.linkWords']() : words['studio-edit.altWords']()}
            value={text}
            disabled={!needsText}
            required={needsText}
            error={asked && isMissing}
            helperText={
              asked && isMissing
                ? words['studio-edit.altMissing']()
                : !isPdf && words['studio-edit.altHint']()
            }
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: maxPictureText } }}
            fullWidth
          />
        </>
      )}
      {chosen && !isPdf && (
        <label className="tap gap-2">
          <input
            type="checkbox"
            checked={isDecoration}
            onChange={({ target }) => setDecoration(target.checked)}
          />
          {words['studio-edit.decoration']()}
        </label>
      )}
    </AskDialog>
  );
}
