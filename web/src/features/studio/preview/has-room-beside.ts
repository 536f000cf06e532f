/** From this width on the page is beside the form: as in `item.module.css`. */
export const hasRoomBeside = (): boolean => window.matchMedia('(min-width: 1100px)').matches;
