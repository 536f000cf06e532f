import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { limits } from '@pathshala/contract/http/limits';
import { decoration, pictureAddress } from '@pathshala/contract/pictures/media';
import { useEffect, useState } from 'react';
import AskDialog from '../../../ui/ask-dialog.tsx';
import { errorText, numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import { insertBlock, insertInline, type TextCommand } from '../text/text-commands.ts';
import { Switch } from '../text/text-tools.tsx';
import { CropFrame } from './crop-frame.tsx';
import { type BroughtFile, FileDrop, maxPictureText } from './file-drop.tsx';
import styles from './media.module.css';
import {
  type Area,
  type Cropped,
  mayMove,
  notAPicture,
  type ReadyPicture,
  type ReadyPictures,
  smallerPictures,
  useDataAddress,
} from './picture-files.ts';
import { type OnProgress, useUpload } from './use-upload.ts';

type ChosenFile =
  | { readonly kind: 'pdf'; readonly file: File }
  | {
      readonly kind: 'picture';
      readonly file: File;
      readonly pictures: ReadyPictures;
      readonly moves: boolean;
    };

interface FileWords {
  /** The part of the picture to send; default: all. */
  readonly cropped?: Cropped | undefined;
  /** Alternative text of a picture, or the link text of a PDF. */
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
  return { kind: 'picture', file, pictures, moves: await mayMove(file) };
}

/** Escapes brackets and removes line ends, which would end the Markdown link. */
const inBrackets = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\]/g, '\\$&');

/** Uploads a file and makes its Markdown. @param first a dropped or pasted file */
function useSchoolFile(first: File | undefined) {
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
      setFailure(errorText(error));
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

  /** @returns undefined if the upload failed */
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
      setFailure(errorText(error));
      return undefined;
    } finally {
      setShare(null);
    }
  }

  return { chosen, choose, failure, share, sent };
}

const kilobytes = (bytes: number) => numberText(Math.max(1, Math.round(bytes / 1024)));

function Thumb({ picture: { file, width, height } }: { readonly picture: ReadyPicture }) {
  const address = useDataAddress(file);
  return <img className={styles.thumb} src={address} width={width} height={height} alt="" />;
}

function ChosenPreview({ chosen }: { readonly chosen: ChosenFile }) {
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
        {chosen.moves && ` ${words['studio-edit.stillPicture']()}`}
      </p>
    </div>
  );
}

/** The frames that a picture in a text can be cropped to, width by height. */
const aspects = { wide: 16 / 9, landscape: 4 / 3, square: 1 } as const;
type Shape = 'own' | keyof typeof aspects;

interface FileDialogProps {
  readonly first?: BroughtFile | undefined;
  readonly onInsert: (command: TextCommand) => void;
  readonly onClose: () => void;
}

export default function FileDialog({ first, onInsert, onClose }: FileDialogProps) {
  const { chosen, choose, failure, share, sent } = useSchoolFile(first?.file);
  const [text, setText] = useState(first?.text ?? '');
  const [isDecoration, setDecoration] = useState(false);
  const [asked, setAsked] = useState(false);
  const [shape, setShape] = useState<Shape>('own');
  const [area, setArea] = useState<Area>();
  const isPdf = chosen?.kind === 'pdf';
  const aspect = isPdf || shape === 'own' ? undefined : aspects[shape];
  const needsText = isPdf || !isDecoration;
  const isMissing = needsText && text.trim() === '';

  async function put() {
    setAsked(true);
    if (!chosen || isMissing) return;
    const cropped = aspect === undefined ? undefined : { aspect, area };
    const markdown = await sent({ text, isDecoration: !isPdf && isDecoration, cropped });
    if (markdown === undefined) return;
    onClose();
    onInsert(isPdf ? insertInline(markdown) : insertBlock(markdown));
  }

  return (
    <AskDialog
      title={words['studio-edit.fileTitle']()}
      confirm={words['studio-edit.putIn']()}
      disabled={!chosen}
      running={share !== null}
      error={failure}
      maxWidth="sm"
      onConfirm={() => void put()}
      onClose={onClose}
    >
      <FileDrop
        hasFile={chosen !== null}
        onFile={(brought) => {
          if (brought.text) setText(brought.text);
          void choose(brought.file);
        }}
      />
      {chosen && !aspect && <ChosenPreview chosen={chosen} />}
      {chosen && aspect && <CropFrame key={shape} file={chosen.file} aspect={aspect} onArea={setArea} />}
      {chosen?.kind === 'picture' && (
        <Switch
          label={words['studio-picture.shape']()}
          options={{
            own: words['studio-picture.asItIs'](),
            wide: words['studio-picture.wide'](),
            landscape: words['studio-picture.landscape'](),
            square: words['studio-picture.square'](),
          }}
          value={shape}
          onChoose={(next) => {
            setShape(next);
            setArea(undefined);
          }}
        />
      )}
      {chosen && (
        <TextField
          label={isPdf ? words['studio-edit.linkWords']() : words['studio-edit.altWords']()}
          value={text}
          disabled={!needsText}
          required={needsText}
          error={asked && isMissing}
          helperText={
            asked && isMissing ? words['studio-edit.altMissing']() : !isPdf && words['studio-edit.altHint']()
          }
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: maxPictureText } }}
          fullWidth
        />
      )}
      {chosen?.kind === 'picture' && (
        <label className="tap gap-2">
          <input
            type="checkbox"
            checked={isDecoration}
            onChange={({ target }) => setDecoration(target.checked)}
          />
          {words['studio-edit.decoration']()}
        </label>
      )}
      {share !== null && (
        <LinearProgress
          variant="determinate"
          value={Math.round(share * 100)}
          aria-label={words['studio-edit.sending']()}
        />
      )}
    </AskDialog>
  );
}
