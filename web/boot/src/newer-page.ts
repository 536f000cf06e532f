import {
  closedLinesKey,
  contentHashAttribute,
  hasLineClass,
  linePageAttribute,
  newerPagesAttribute,
  newerPagesPatience,
  unknownClass,
} from '../page-data.ts';
import { startId } from '../page-start.ts';
import { readStorage } from './read-storage.ts';
import { root } from './root.ts';

/** `NewerPages` of the contract, as far as it is needed here. */
type NewerPages = Readonly<Record<string, { readonly page: string }>>;

const read = async (address: string) => {
  const answer = await fetch(address);
  // A page that is not there any longer says so by itself.
  return answer.ok || answer.status === 404 ? answer : undefined;
};

/** The site writes the line later, and nothing moves then. Once the page is seen it is too late. */
function keepPlaceForLine(newer: NewerPages): void {
  const { classList } = root;
  const version = newer[root.getAttribute(linePageAttribute) ?? '']?.page;
  if (version && classList.contains(unknownClass) && readStorage(closedLinesKey) !== version)
    classList.add(hasLineClass);
}

/** @returns undefined where the page has not changed */
async function askFor(address: string): Promise<Document | undefined> {
  const path = location.pathname.replace(/(.)\/$/, '$1');
  const contentHash = root.getAttribute(contentHashAttribute);
  const newer: NewerPages = await (await read(address))?.json();
  keepPlaceForLine(newer);
  const now = newer[path]?.page;
  if (!now || (contentHash && now.endsWith(contentHash))) return undefined;
  const html = await (await read(now))?.text();
  return new DOMParser().parseFromString(html ?? '', 'text/html');
}

/** Puts what differs in one element into the other, child by child. */
function takeOver(old: Element, now: Element): void {
  const was = [...old.children];
  for (const [at, child] of [...now.children].entries()) {
    const before = was[at];
    if (!before) old.append(child);
    else if (!before.isEqualNode(child)) before.replaceWith(child);
  }
}

/** @returns whether the document has a page of ours in it */
function replacePage(now: Document): void {
  const places = ['main', `#${startId}`].map((one) => [document.querySelector(one), now.querySelector(one)]);
  if (places.some(([, is]) => !is)) return;
  takeOver(document.head, now.head);
  for (const [was, is] of places) if (is) was?.replaceWith(is);
}

/**
 * Before anything is laid out: asks whether the page has changed since it was built, and lets it be seen when that is known.
 * A page that has changed is there as it is now before it is seen; where it cannot be learned soon, it stays as it was built
 * for as long as it is open. Nothing takes the place of what somebody reads.
 * @returns what waits for that, once the whole document is there
 */
export function askForNewerPage(): () => Promise<void> {
  const address = root.getAttribute(newerPagesAttribute);
  if (!address) return async () => undefined;
  root.classList.add(unknownClass);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, newerPagesPatience));
  const pendingAnswer = askFor(address).catch(() => undefined);
  return async () => {
    const now = await Promise.race([pendingAnswer, late]);
    if (now) replacePage(now);
    root.classList.remove(unknownClass);
  };
}
