/** Changes are sent when nobody has typed for this long, milliseconds. */
export const quietTime = 2000;
/** A save is tried again this long after the school could not be reached, milliseconds. */
export const retryTime = 8000;
