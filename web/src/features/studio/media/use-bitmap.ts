import { useEffect, useState } from 'react';

/** The picture in a file, turned as its camera says; undefined until it is read. */
export function useBitmap(file: Blob | undefined): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  useEffect(() => {
    if (!file) return;
    let isGone = false;
    let read: ImageBitmap | undefined;
    void createImageBitmap(file, { imageOrientation: 'from-image' }).then((one) => {
      read = one;
      if (isGone) one.close();
      else setBitmap(one);
    });
    return () => {
      isGone = true;
      read?.close();
      setBitmap(undefined);
    };
  }, [file]);
  return bitmap;
}
