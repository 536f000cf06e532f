/** docs/contract.md, "Constants". */
export const limits = {
  passwordMin: 6,
  cardText: 250,
  contactNameMax: 200,
  contactMessageMax: 5000,
  emailMax: 320,
  displayNameMax: 100,
  bodyBytes: 64 * 1024,
  mediaBytes: 10 * 1024 * 1024,
  /** Characters of a Markdown text in one language, of a paragraph and of a formula: what takes long to render is refused. */
  markdownMax: 30_000,
  paragraphMax: 5000,
  formulaMax: 500,
  searchQueryMax: 200,
  /** Characters of a title that lists of drafts keep; no title that is published has as many. */
  draftTitleMax: 200,
  /** Drafts that a teacher may have; files that an editor may upload in a day (UTC). */
  draftsMax: 500,
  uploadsMax: 100,
  /** Courses that one person may wait for. */
  waitsMax: 20,
} as const;
