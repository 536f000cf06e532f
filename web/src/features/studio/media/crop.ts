/** What of a picture fills a frame. */
export interface Crop {
  /** 1: as much as fits. */
  readonly zoom: number;
  /** From 0, the left or upper edge, to 1. */
  readonly x: number;
  readonly y: number;
}

/** How a picture begins: what is too high is cut more at the foot, since heads are above. */
export const firstCrop: Crop = { zoom: 1, x: 0.5, y: 0.25 };
export const maxZoom = 4;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in its pixels. */
export interface Part extends Size {
  readonly left: number;
  readonly top: number;
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** @param aspect of the frame, width by height */
export function partOf(picture: Size, aspect: number, { zoom, x, y }: Crop): Part {
  const width = Math.min(picture.width, picture.height * aspect) / zoom;
  const height = width / aspect;
  return { left: (picture.width - width) * x, top: (picture.height - height) * y, width, height };
}

/** What is left outside the frame, in pixels. */
export const roomOf = (picture: Size, { width, height }: Size): Size => ({
  width: Math.max(0, picture.width - width),
  height: Math.max(0, picture.height - height),
});

/** The crop after the picture was dragged. @param by in parts of the frame's width and height */
export function dragged(picture: Size, aspect: number, crop: Crop, by: { x: number; y: number }): Crop {
  const part = partOf(picture, aspect, crop);
  const room = roomOf(picture, part);
  const moved = (at: number, share: number, size: number, free: number) =>
    free < 1 ? at : between(0, at - (share * size) / free, 1);
  return {
    zoom: crop.zoom,
    x: moved(crop.x, by.x, part.width, room.width),
    y: moved(crop.y, by.y, part.height, room.height),
  };
}

export const zoomed = (crop: Crop, zoom: number): Crop => ({ ...crop, zoom: between(1, zoom, maxZoom) });
