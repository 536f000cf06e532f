/**
 * React closes elements that have no end (`<br/>`) as XML does. HTML ignores the slash, and the W3C's checker says so of
 * each: left in, what it has to say of a page is lost among hundreds of those lines.
 */
const closedVoid =
  /<((?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)(?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/>/gi;

/** What stands inside these is text and no markup, or not HTML. */
const untouched = /(<(?:script|style|textarea|svg|math)\b[\s\S]*?<\/(?:script|style|textarea|svg|math)>)/gi;

/** The page with its elements that have no end written as HTML has them. */
export function plainVoidTags(html: string): string {
  return html
    .split(untouched)
    .map((part, place) => (place % 2 === 1 ? part : part.replace(closedVoid, '<$1>')))
    .join('');
}
