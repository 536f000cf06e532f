interface SchoolHtmlProps {
  /** HTML made from our own Markdown. */
  readonly html: string;
  readonly as?: 'div' | 'span';
  readonly className?: string | undefined;
  readonly lang?: string | undefined;
}

/** Shows HTML of the school's own making, from the API or the build: nothing in it was written by a visitor. */
export function SchoolHtml({ html, as: Element = 'div', className, lang }: SchoolHtmlProps) {
  return <Element className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
