import { get } from '@pathshala/contract/http/endpoint';
import { addressIn, languages } from '@pathshala/contract/text/languages';
import { say } from '@pathshala/messages/say';
import type { Request } from 'express';
import { pageOf } from '../http/page.ts';
import { isOurIssue } from '../http/problem.ts';
import { languageOfRefusal } from '../http/requested-language.ts';
import { type Route, type RouteOptions, route } from '../http/route.ts';
import { answerData, answerPage, type PageSources } from './answer-page.ts';
import type { FindPage } from './found-pages.ts';

export const address = <Path extends `/${string}`>(path: Path) => get<never>()(path, 'anyone');

/** What a reader is told where the school cannot answer. */
export const pageOptions: RouteOptions = {
  refusalPage: ({ originalUrl }, refusal, requestId) => {
    if (!isOurIssue(refusal)) return undefined;
    const language = languageOfRefusal(originalUrl);
    const lines = [
      say(language, 'answers.tryAgain'),
      say(language, 'answers.reference', { code: requestId }),
    ].map((line) => `<p>${line}</p>`);
    return pageOf(say(language, 'answers.notNow'), lines.join('\n'), language);
  },
};

/** Routes of a kind's pages in every language, optionally with their data. */
export function pagesOf(
  sources: PageSources,
  path: `/${string}`,
  names: readonly string[],
  find: FindPage,
  { hasData }: { readonly hasData: boolean },
): Route[] {
  return languages.flatMap((language) => {
    const own = addressIn(language, path) as `/${string}`;
    const asked = (request: Request, params: Readonly<Record<string, string>>) => ({
      ...{ request, language, find },
      ids: names.map((name) => params[name] ?? ''),
    });
    const page = route(
      address(own),
      ({ request, params }) => answerPage(sources, asked(request, params)),
      pageOptions,
    );
    if (!hasData) return [page];
    const data = route(get<unknown>()(`${own}/data.json`, 'anyone'), ({ request, params }) =>
      answerData(sources, asked(request, params)),
    );
    return [page, data];
  });
}
