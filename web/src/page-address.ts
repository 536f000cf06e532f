/** @param path of the page, without query */
export const dataAddress = (path: string): string => `${path.replace(/\/$/, '')}/data.json`;
