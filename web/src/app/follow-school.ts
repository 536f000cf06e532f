import type { FooterPage } from '@pathshala/contract/content/published';
import { settingsPath } from '@pathshala/contract/site/all-routes';
import { paths } from '@pathshala/contract/site/paths';
import type { SchoolIn, ShownSchool } from '@pathshala/contract/site/school';
import { addressIn, languageOfAddress } from '@pathshala/contract/text/languages';
import { listNewerPages } from '../page/newer-pages.ts';
import { lookCss } from '../theme/school-look.ts';
import { langOf, languageQuery, siteLanguage } from '../words/language.ts';
import { changeSchool, mailtoOf, school, telOf, whatsappOf } from '../words/school.ts';

const built: SchoolIn = { ...school };

interface Place {
  /** What the place says, or a part of it. */
  readonly part?: 'name' | 'tagline' | 'email' | 'phone';
  readonly link?: (now: ShownSchool) => string | undefined;
}

/** Of plain HTML, which names one in `data-school`. */
const places: Readonly<Record<string, Place>> = {
  ...{ name: { part: 'name' }, tagline: { part: 'tagline' } },
  email: { part: 'email', link: ({ email }) => mailtoOf(email) },
  phone: { part: 'phone', link: ({ phone }) => telOf(phone) },
  whatsapp: { link: ({ whatsapp }) => whatsappOf(whatsapp) },
  facebook: { link: ({ social }) => social?.facebook },
  youtube: { link: ({ social }) => social?.youtube },
  instagram: { link: ({ social }) => social?.instagram },
  linkedin: { link: ({ social }) => social?.linkedin },
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The last link is the site's own. */
const linksIn = (list: Element) => [...list.querySelectorAll('a')].slice(0, -1);

const footerIn = (list: Element): FooterPage[] =>
  linksIn(list).map(({ pathname, textContent }) => ({
    name: languageOfAddress(pathname).path.slice(1),
    title: textContent ?? '',
  }));

function fillFooter(list: Element, footer: readonly FooterPage[]): void {
  const last = list.lastElementChild;
  if (!last || isSame(footerIn(list), footer)) return;
  const rows = footer.map(({ name, title }) => {
    const row = last.cloneNode(true) as Element;
    for (const link of row.querySelectorAll('a')) {
      link.href = addressIn(siteLanguage, paths.page(name));
      link.textContent = title;
      link.lang = langOf(title) ?? siteLanguage;
    }
    return row;
  });
  list.replaceChildren(...rows, last);
}

function fill(place: HTMLElement, now: ShownSchool): void {
  const { part, link } = places[place.dataset.school ?? ''] ?? {};
  const [before, after] = part ? [String(built[part] ?? ''), String(now[part] ?? '')] : ['', ''];
  if (after !== before) {
    const said = place.textContent ?? '';
    // The line may say something else, such as that this is a demo.
    if (!before || said.includes(before)) place.textContent = before ? said.replaceAll(before, after) : after;
  }
  if (!link) return;
  const address = link(now);
  if (address) place.setAttribute('href', address);
  place.hidden = !address;
}

function fillAll(root: Document | Element, now: ShownSchool): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-school]')) fill(place, now);
  const list = root.querySelector('[data-school="pages"]');
  if (list && now.footer) fillFooter(list, now.footer);
}

/** Shows what was published since the build. What is drawn from now on says it by itself. */
export function showSchool(now: ShownSchool): void {
  const { title } = document;
  const nothing = Object.fromEntries(Object.keys(school).map((name) => [name, undefined]));
  changeSchool({ ...nothing, ...now });
  fillAll(document, now);
  document.title = title.replaceAll(built.name, now.name).replace(built.tagline, now.tagline);
  if (!isSame([built.colours, built.logo], [now.colours, now.logo])) {
    const style = document.createElement('style');
    style.textContent = lookCss(now);
    document.head.append(style);
  }
  // Parts that are kept as HTML come back as they were built.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) fillAll(node, now);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Without the client of the API's calls, which would be a tenth of home. @throws Error without an answer */
export async function followSchool(): Promise<void> {
  if (!(await listNewerPages())[settingsPath(siteLanguage)]) return;
  const response = await fetch(`/api/school?${new URLSearchParams(languageQuery)}`);
  if (!response.ok) return;
  showSchool(await response.json());
}
