import { type PictureUse, pictureFrames } from '@pathshala/contract/pictures/item-picture';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import AskDialog from '../../../ui/ask-dialog.tsx';
import { words } from '../../../words/words.ts';
import { FileChoice } from './file-drop.tsx';
import styles from './media.module.css';
import { type Area, dataAddress, framedPicture, openPicture } from './picture-files.ts';
import { useUpload } from './use-upload.ts';

interface CropFrameProps {
  readonly address: string;
  readonly frame: { readonly width: number; readonly height: number };
  readonly onArea: (area: Area) => void;
}

const maxZoom = 4;

/** Pan and zoom by dragging, wheel, two fingers or arrow keys. */
function CropFrame({ address, frame, onArea }: CropFrameProps) {
  const sliderId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className="stack gap-2">
      <p>{words['studio-picture.frame']()}</p>
      <div className={styles.frame}>
        <Cropper
          image={address}
          aspect={frame.width / frame.height}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={onArea}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': words['studio-picture.frame']() }}
        />
      </div>
      <label htmlFor={sliderId}>{words['studio-picture.zoom']()}</label>
      <input
        id={sliderId}
        type="range"
        min={1}
        max={maxZoom}
        step={0.05}
        className={styles.slider}
        value={zoom}
        onChange={({ target }) => setZoom(Number(target.value))}
      />
    </div>
  );
}

interface OwnPictureDialogProps {
  readonly use: PictureUse;
  readonly onPicture: (url: string) => void;
  readonly onClose: () => void;
}

export default function OwnPictureDialog({ use, onPicture, onClose }: OwnPictureDialogProps) {
  const work = useUpload();
  const [chosen, setChosen] = useState<{ readonly file: File; readonly address: string }>();
  const [area, setArea] = useState<Area>();
  const frame = pictureFrames[use];

  async function choose(file: File): Promise<void> {
    setChosen(undefined);
    setArea(undefined);
    await work.run(async () => {
      (await openPicture(file, words['studio-picture.onlyPictures']())).close();
      setChosen({ file, address: await dataAddress(file) });
    });
  }

  const send = () =>
    work.run(async () => {
      if (!chosen) return;
      const { file } = await framedPicture(
        chosen.file,
        frame,
        area,
        use === 'logo' ? 'transparent' : 'white',
      );
      for (const { url } of await work.upload(file)) onPicture(url);
      onClose();
    });

  return (
    <AskDialog
      title={words['studio-picture.dialog']()}
      confirm={words['studio-picture.use']()}
      disabled={!chosen}
      action={work}
      maxWidth="sm"
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {chosen && <CropFrame address={chosen.address} frame={frame} onArea={setArea} />}
      <FileChoice onlyPictures hasFile={Boolean(chosen)} onFile={(file) => void choose(file)} />
    </AskDialog>
  );
}
