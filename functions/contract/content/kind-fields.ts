/**
 * What an item of each kind of content is made of, by the kind's name. The contract leaves it open: `@pathshala/content`, which
 * knows the kinds and imports this package, fills it in (`kinds/all-kinds.ts`), so that the types of answers follow from the kinds'
 * fields.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the content package adds its members
export interface KindFields {}
