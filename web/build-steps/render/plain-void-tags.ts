/**
 * React closes void elements (`<br/>`) like XML. HTML ignores the slash, but the W3C's checker warns about each,
 * which hides its other messages.
 */
const closedVoid =
  /<((?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)(?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/>/gi;

/** The content of these is text, or not HTML. */
const untouched = /(<(?:script|style|textarea|svg|math)\b[\s\S]*?<\/(?:script|style|textarea|svg|math)>)/gi;

/** The page with its void elements written as in HTML. */
export function plainVoidTags(html: string): string {
  return html
    .split(untouched)
    .map((part, place) => (place % 2 === 1 ? part : part.replace(closedVoid, '<$1>')))
    .join('');
}
