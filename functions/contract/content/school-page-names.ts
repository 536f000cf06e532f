/** Names of the pages that are text alone, in the route table; the text of each is `functions/content/pages/<name>.md`. */
export const schoolPageNames = ['about', 'help', 'privacy', 'terms', 'refunds'] as const;
export type SchoolPageName = (typeof schoolPageNames)[number];
