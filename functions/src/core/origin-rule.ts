/** Says whether a page of this origin may call the API from a browser. */
export type OriginRule = (origin: string) => boolean;
