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
  /** Maximum side of a picture in pixels: above any screen, below what exhausts a phone's memory. */
  pictureSide: 8000,
  /** Maximum bytes of an item in the studio with its texts in all languages, and of a call that sends it. */
  draftBytes: 600 * 1024,
  draftBodyBytes: 768 * 1024,
  /** Maximum bytes of a lesson in one language: as Markdown, and as the HTML that Firestore has room for. */
  lessonBytes: 200 * 1024,
  lessonPageBytes: 900 * 1024,
  pageTextMax: 30_000,
  /** Maximum characters of a paragraph and of a formula, because long ones are slow to render. */
  paragraphMax: 2500,
  formulaMax: 500,
  /** What a text may ask of the renderer, many times what the longest lesson needs: lines, formulas and their characters, figures. */
  textLinesMax: 5000,
  formulasMax: 1000,
  formulaTextMax: 20_000,
  figuresMax: 40,
  /** Signs that may mean something, such as `*`, `<` and `[`, each times the characters that follow it in its paragraph. */
  textLooksMax: 2_000_000,
  /** Lists and quotations inside each other; cells of all tables of a text. */
  nestingMax: 12,
  tableCellsMax: 2000,
  searchQueryMax: 200,
  draftTitleMax: 200,
  draftsMax: 500,
  uploadsMax: 100,
  /** Maximum lessons of a course; courses of a list; revoked certificates in a part: each is one document. */
  courseLessonsMax: 200,
  listCoursesMax: 500,
  revokedPartMax: 20_000,
  revokeReasonMax: 200,
  waitsMax: 20,
} as const;
