import {
  closedLinesKey,
  contentHashAttribute,
  firstFrameClass,
  hasLineClass,
  linePageAttribute,
  newerPagesAttribute,
  newerPagesPatience,
  unknownClass,
} from '../page-data.ts';
import { startId } from '../page-start.ts';
import { readStorage } from './storage-stand-in.ts';

/** Carries the page's data attributes. */
const root = document.documentElement;

/** The part of the contract's `NewerPages` that is used here. */
type NewerPages = Readonly<Record<string, { readonly page: string }>>;

const read = async (address: string) => {
  const answer = await fetch(address);
  // A removed page answers with its own 404.
  return answer.ok || answer.status === 404 ? answer : undefined;
};

/** Reserves the place before the page is visible, so that nothing moves when the site adds the line. */
function keepPlaceForLine(newer: NewerPages, path: string): void {
  const { classList } = root;
  const linePage = root.getAttribute(linePageAttribute) ?? '';
  const version = newer[linePage]?.page;
  if (
    version &&
    path !== linePage &&
    classList.contains(unknownClass) &&
    readStorage(closedLinesKey) !== version
  )
    classList.add(hasLineClass);
}

async function askFor(address: string): Promise<Document | undefined> {
  const path = location.pathname.replace(/(.)\/$/, '$1');
  const contentHash = root.getAttribute(contentHashAttribute);
  const asked = read(address).then((answer): Promise<NewerPages> | undefined => answer?.json());
  globalThis.askedNewerPages = asked.catch(() => undefined);
  const newer = (await asked) ?? {};
  keepPlaceForLine(newer, path);
  const now = newer[path]?.page;
  if (!now || (contentHash && now.endsWith(contentHash))) return undefined;
  const html = await (await read(now))?.text();
  return new DOMParser().parseFromString(html ?? '', 'text/html');
}

function takeOver(old: Element, now: Element): void {
  const was = [...old.children];
  for (const [at, child] of [...now.children].entries()) {
    const before = was[at];
    if (!before) old.append(child);
    else if (!before.isEqualNode(child)) before.replaceWith(child);
  }
}

/** @returns whether the document is one of our pages */
function replacePage(now: Document): void {
  const places = ['main', `#${startId}`].map((one) => [document.querySelector(one), now.querySelector(one)]);
  if (places.some(([, is]) => !is)) return;
  takeOver(document.head, now.head);
  for (const [was, is] of places) if (is) was?.replaceWith(is);
}

/** Calls back once the next frame is painted; soon in a hidden page, which paints none. */
function afterFrame(then: () => void): void {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}

/**
 * Before layout: asks whether the page has changed since the build, and shows it once that is known. Without a timely answer it
 * stays as built: text that somebody is reading is never replaced. A page that cannot change waits for nothing; each has its first
 * frame without what is further down.
 * @returns waits for that, once the whole document has loaded
 */
export function askForNewerPage(): () => Promise<void> {
  const address = root.getAttribute(newerPagesAttribute);
  root.classList.add(address ? unknownClass : firstFrameClass);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, newerPagesPatience));
  const pendingAnswer = address ? askFor(address).catch(() => undefined) : undefined;
  return async () => {
    const now = await Promise.race([pendingAnswer, late]);
    if (now) replacePage(now);
    root.classList.replace(unknownClass, firstFrameClass);
    afterFrame(() => root.classList.remove(firstFrameClass));
  };
}
