/** How long nobody has typed before it is sent, milliseconds. */
export const quietTime = 2000;
/** After which it is tried again where the school could not be reached, milliseconds. */
export const retryTime = 8000;
