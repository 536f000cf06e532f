import type { HeadTag } from '../page/page-meta.ts';
import type { MetaArguments, PageModule } from '../page-imports.ts';
import { useLocation, useMatches } from '../ui/router.ts';
import { school } from '../words/school.ts';

/** Fallback until a rendered page sets its own, and for broken pages. */
const plain: readonly HeadTag[] = [{ title: school.name }];

function toElement(tag: HeadTag) {
  if ('title' in tag) return <title key="title">{tag.title}</title>;
  if ('data' in tag) {
    // A `</script>` in the data would end the element.
    const __html = JSON.stringify(tag.data).replaceAll('<', '\\u003c');
    return <script key="data" type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
  }
  if ('rel' in tag) return <link key={`${tag.rel} ${tag.hrefLang ?? tag.href}`} {...tag} />;
  const { name, property } = tag;
  return <meta key={name ?? property} {...tag} />;
}

export function Head() {
  const { pathname } = useLocation();
  const speaking = useMatches().findLast(({ handle }) => (handle as Partial<PageModule> | undefined)?.meta);
  const { meta } = (speaking?.handle ?? {}) as Partial<PageModule>;
  const given: MetaArguments = { loaderData: speaking?.loaderData, location: { pathname } };
  return (meta?.(given) ?? plain).map(toElement);
}
