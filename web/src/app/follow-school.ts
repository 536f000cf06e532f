import { paletteOf } from '@pathshala/brand/palette';
import { builtSchool } from '@pathshala/brand/site.config';
import { siteEndpoints } from '@pathshala/contract/site/endpoints';
import type { ShownSchool } from '@pathshala/contract/site/school';
import { request } from '../http/client.ts';
import { lookCss } from '../theme/school-look.ts';
import { mailtoOf } from '../ui/site-address.ts';
import { languageQuery } from '../words/language.ts';
import { changeSchool, school, telOf, whatsappOf } from '../words/school.ts';

const { colours: _, ...ofBuild } = school;
const built: ShownSchool = { ...ofBuild, palette: paletteOf(builtSchool.colours) };

interface Place {
  /** Part of what the place says. */
  readonly text?: 'name' | 'tagline' | 'email' | 'phone';
  readonly link?: (now: ShownSchool) => string | undefined;
}

/** Of plain HTML, which names one in `data-school`. */
const places: Readonly<Record<string, Place>> = {
  ...{ name: { text: 'name' }, tagline: { text: 'tagline' } },
  email: { text: 'email', link: ({ email }) => mailtoOf(email) },
  phone: { text: 'phone', link: ({ phone }) => telOf(phone) },
  whatsapp: { link: ({ whatsapp }) => whatsappOf(whatsapp) },
  facebook: { link: ({ social }) => social?.facebook },
  youtube: { link: ({ social }) => social?.youtube },
  instagram: { link: ({ social }) => social?.instagram },
  linkedin: { link: ({ social }) => social?.linkedin },
};

function fill(place: HTMLElement, now: ShownSchool): void {
  const { text, link } = places[place.dataset.school ?? ''] ?? {};
  const [before, after] = text ? [String(built[text] ?? ''), String(now[text] ?? '')] : ['', ''];
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
}

const sameIn = (one: object, other: object, names: readonly string[]) => {
  const written = (of: object) =>
    JSON.stringify(names.map((name) => Object.entries(of).find(([own]) => own === name)));
  return written(one) === written(other);
};

/** Shows what was published since the build. What is drawn from now on says it by itself. */
export function showSchool(now: ShownSchool): void {
  const { title } = document;
  const nothing = Object.fromEntries(Object.keys(school).map((name) => [name, undefined]));
  changeSchool({ ...nothing, ...now });
  fillAll(document, now);
  document.title = title.replaceAll(built.name, now.name).replace(built.tagline, now.tagline);
  if (!sameIn(built, now, ['palette', 'logo'])) {
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

export async function followSchool(): Promise<void> {
  const { answer } = await request(siteEndpoints.school, { query: languageQuery, quiet: true });
  if (!sameIn(built, answer, Object.keys({ ...built, ...answer }))) showSchool(answer);
}
