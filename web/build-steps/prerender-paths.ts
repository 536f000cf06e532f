import { loadContent } from '@pathshala/content/load-content';
import { paths } from '@pathshala/contract/paths';

/** Addresses that are written as HTML at build time: every public page. `/404` becomes Hosting's 404.html. */
export function prerenderPaths(): string[] {
  return [
    paths.home,
    paths.gradeEight,
    paths.gradeTwelve,
    paths.contact,
    paths.thanks,
    paths.login,
    paths.register,
    paths.blogs,
    '/404',
    ...loadContent().courses.map(({ _id }) => paths.course(_id)),
  ];
}
