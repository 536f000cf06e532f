/** Where the data of a page lies, beside the page. @param path of the page, as in its address, without query */
export const dataAddress = (path: string): string => `${path.replace(/\/$/, '')}/data.json`;
