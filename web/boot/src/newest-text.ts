import {
  failedEvent,
  lateTextClass,
  type NewestWindow,
  newestAttribute,
  newestEvent,
  newestFirstClass,
  newestPrintAttribute,
  newestTextAttribute,
  printOf,
} from '../page-data.ts';

/** How long what may be old stays unseen while the school is asked: milliseconds. */
const patience = 1000;

interface Answer {
  readonly content?: {
    readonly hero: {
      readonly title: string;
      readonly lead: string;
      readonly primary: { readonly label: string };
      readonly secondary: { readonly label: string };
    };
  };
}

/** Before anything is laid out: from here on the words that may be older than what is published are not seen. */
export function holdOldText(): void {
  document.documentElement.classList.add(newestFirstClass);
}

function write({ content }: Answer): void {
  if (!content) return;
  const { title, lead, primary, secondary } = content.hero;
  const words = title.split(' ');
  const texts: Readonly<Record<string, string>> = {
    titleStart: words.slice(0, -2).join(' '),
    titleEnd: words.slice(-2).join(' '),
    lead,
    primary: primary.label,
    secondary: secondary.label,
  };
  for (const place of document.querySelectorAll(`[${newestTextAttribute}]`)) {
    const text = texts[place.getAttribute(newestTextAttribute) ?? ''];
    if (text !== undefined) place.textContent = text;
  }
}

/**
 * Shows what is published now, and never one thing in place of another: what was built is shown where nothing newer is
 * published, or where that cannot be learned soon; then it stays for as long as the page does. Home's words are written here;
 * a newer list waits for the site, which is begun with at once.
 */
export function showNewestText(start: () => void): void {
  const root = document.documentElement;
  const place = document.querySelector(`[${newestAttribute}]`);
  const address = place?.getAttribute(newestAttribute);
  const print = place?.getAttribute(newestPrintAttribute);
  const show = () => root.classList.remove(newestFirstClass);
  let isLate = false;
  const giveUp = () => {
    isLate = true;
    root.classList.add(lateTextClass);
    show();
  };
  if (!address) {
    show();
    return;
  }
  const timer = setTimeout(giveUp, patience);
  fetch(address)
    .then(async (answer) => {
      const said = answer.ok ? await answer.json() : {};
      if (isLate) return;
      clearTimeout(timer);
      if (print && answer.ok && printOf(said) !== print) {
        (window as NewestWindow).newest = said;
        window.addEventListener(failedEvent, show);
        window.dispatchEvent(new Event(newestEvent));
        start();
        return;
      }
      write(said);
      show();
    })
    .catch(giveUp);
}
