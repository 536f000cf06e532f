import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { words } from '../../../words/words.ts';
import styles from './media.module.css';
import { type Area, useDataAddress } from './picture-files.ts';

interface CropFrameProps {
  readonly file: Blob;
  /** Of the frame, width by height. */
  readonly aspect: number;
  /** Pixels of the frame at its largest: with fewer the picture is blurred. */
  readonly wanted?: number;
  readonly onArea: (area: Area) => void;
}

const maxZoom = 4;
/** Fraction of the wanted pixels. */
const sharpEnough = 0.8;

/** Pan and zoom by dragging, wheel, two fingers or arrow keys. */
export function CropFrame({ file, aspect, wanted = 0, onArea }: CropFrameProps) {
  const address = useDataAddress(file);
  const sliderId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [width, setWidth] = useState<number>();
  return (
    <div className="stack gap-2">
      <p>{words['studio-picture.frame']()}</p>
      <div className={styles.frame}>
        {address !== undefined && (
          <Cropper
            image={address}
            aspect={aspect}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(area, pixels) => {
              onArea(area);
              setWidth(pixels.width);
            }}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': words['studio-picture.frame']() }}
          />
        )}
      </div>
      {width !== undefined && width < wanted * sharpEnough && (
        <p role="status" className="strong">
          {words['studio-picture.blurred']({ width: Math.round(width), wanted })}
        </p>
      )}
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
