interface LessonHtmlProps {
  /** HTML that the seed made from our own Markdown. */
  readonly html: string;
  readonly as?: 'div' | 'span';
  readonly className?: string | undefined;
  readonly lang?: string | undefined;
}

/** Shows HTML of the school's own making: the API gives nothing that a visitor wrote. */
export function LessonHtml({ html, as: Element = 'div', className, lang }: LessonHtmlProps) {
  return <Element className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
