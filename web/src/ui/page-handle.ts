/** What a page's module tells of it, as its `handle`. */
export interface PageHandle {
  /** Its `clientLoader` asks for what the build has written of the page: that can be fetched before the page is opened. */
  readonly asksForWritten: true;
}
