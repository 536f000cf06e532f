import LinearProgress from '@mui/material/LinearProgress';
import { type PictureUse, pictureFrames } from '@pathshala/contract/pictures/item-picture';
import { useEffect, useState } from 'react';
import AskDialog from '../../../ui/ask-dialog.tsx';
import { errorText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import { CropFrame } from './crop-frame.tsx';
import { FileDrop } from './file-drop.tsx';
import { type Area, framedPicture, mayMove, notAPicture } from './picture-files.ts';
import { useUpload } from './use-upload.ts';

interface OwnPictureDialogProps {
  readonly use: PictureUse;
  readonly first?: File | undefined;
  readonly onPicture: (url: string) => void;
  readonly onClose: () => void;
}

export default function OwnPictureDialog({ use, first, onPicture, onClose }: OwnPictureDialogProps) {
  const upload = useUpload();
  const [file, setFile] = useState<File | null>(null);
  const [area, setArea] = useState<Area>();
  const [failure, setFailure] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [moves, setMoves] = useState(false);
  const { width, height } = pictureFrames[use];
  const aspect = width / height;

  async function choose(chosen: File): Promise<void> {
    const isPicture = chosen.type.startsWith('image/');
    const picture = isPicture ? await createImageBitmap(chosen).catch(() => null) : null;
    picture?.close();
    setArea(undefined);
    setMoves(await mayMove(chosen));
    setFile(picture ? chosen : null);
    setFailure(picture ? null : notAPicture(chosen, words['studio-picture.onlyPictures']()));
  }
  useEffect(() => {
    if (first) void choose(first);
  }, [first]);

  async function send(): Promise<void> {
    if (!file) return;
    setFailure(null);
    setShare(0);
    try {
      const made = await framedPicture(file, width, { aspect, area });
      const { url } = await upload(made.file, setShare);
      onPicture(url);
      onClose();
    } catch (error) {
      setFailure(errorText(error));
      setShare(null);
    }
  }

  return (
    <AskDialog
      title={words['studio-picture.dialog']()}
      confirm={words['studio-picture.use']()}
      disabled={!file}
      running={share !== null}
      error={failure}
      maxWidth="sm"
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {file && <CropFrame file={file} aspect={aspect} wanted={width} onArea={setArea} />}
      {file && moves && <p role="status">{words['studio-edit.stillPicture']()}</p>}
      <FileDrop onlyPictures hasFile={file !== null} onFile={({ file: chosen }) => void choose(chosen)} />
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
