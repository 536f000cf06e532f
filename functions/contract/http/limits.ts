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
  /**
   * Maximum characters of a Markdown text in one language, of a paragraph and of a formula, because long ones are slow
   * to render.
   */
  markdownMax: 30_000,
  paragraphMax: 5000,
  formulaMax: 500,
  searchQueryMax: 200,
  /** Characters of a title stored in lists of drafts; published titles are shorter. */
  draftTitleMax: 200,
  /** Maximum drafts of a teacher; maximum uploads of an editor per day (UTC). */
  draftsMax: 500,
  uploadsMax: 100,
  /** Maximum waiting list entries per person. */
  waitsMax: 20,
} as const;
