import { lateTextClass, newestAttribute, newestFirstClass, newestTextAttribute } from '../page-data.ts';

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
 * Shows home's headline as it is published now, and never one in place of another: what was built is shown where nothing
 * newer is published, or where that cannot be learned soon; then it stays for as long as the page does.
 */
export function showNewestText(): void {
  const root = document.documentElement;
  const address = document.querySelector(`[${newestAttribute}]`)?.getAttribute(newestAttribute);
  const show = () => root.classList.remove(newestFirstClass);
  if (!address) {
    show();
    return;
  }
  const giveUp = () => {
    root.classList.add(lateTextClass);
    show();
  };
  const timer = setTimeout(giveUp, patience);
  fetch(address)
    .then(async (answer) => {
      const said: Answer = answer.ok ? await answer.json() : {};
      if (root.classList.contains(lateTextClass)) return;
      clearTimeout(timer);
      write(said);
      show();
    })
    .catch(giveUp);
}
