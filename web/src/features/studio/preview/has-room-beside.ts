import useMediaQuery from '@mui/material/useMediaQuery';

/** From this width on the page is beside the form: as in `item.module.css`. */
const room = '(min-width: 1100px)';

export const hasRoomBeside = (): boolean => window.matchMedia(room).matches;

/** Whether there is room now: a window can be made wider, and a tablet turned. */
export const useRoomBeside = (): boolean => useMediaQuery(room, { noSsr: true });
