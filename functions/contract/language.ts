/** The language of a text as an element's `lang` says it; undefined: English, like the page around it. */
export type Lang = 'bn' | undefined;

/**
 * The language of most of a lesson's text: an English lesson may quote Bangla words, and the other way round.
 * @param html its markup is Latin whatever the language, so that is taken out first
 */
export function langOfHtml(html: string): Lang {
  const text = html.replace(/<[^>]*>/g, '');
  const bangla = text.match(/\p{Script=Bengali}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return bangla > latin ? 'bn' : undefined;
}
