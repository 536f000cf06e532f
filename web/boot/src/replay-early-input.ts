import { failedEvent, heldAttribute, readyEvent } from '../page-data.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a browser does by itself: there the site is not needed. */
const native = `a[href]:not([${heldAttribute}]), label, summary, select, input, textarea, video, audio`;

function elementOf(event: Event): Element | null {
  return event.target instanceof Element ? event.target : null;
}

/** Whether a form goes somewhere by itself: all others are the site's, and must not end up in an address. */
function goesByItself(form: HTMLFormElement): boolean {
  return !/^#?$/.test(form.getAttribute('action') ?? '');
}

/** Neither the browser nor the site, which may be there and not know yet who is signed in, sees it. */
function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

type Keep = (again: () => void, ofLink?: boolean) => void;

function press(event: Event, keep: Keep): void {
  const element = elementOf(event);
  const button = element?.closest<HTMLElement>(`button, [role=button], a[${heldAttribute}]`);
  if (!button || element?.closest(native)) return;
  if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form) return;
  hold(event);
  keep(() => button.click(), button instanceof HTMLAnchorElement);
}

function submit(event: Event, keep: Keep): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || goesByItself(form)) return;
  hold(event);
  keep(() => form.requestSubmit());
}

/**
 * Tells the site of a value that was typed before it was there; it may have put its own in the place. It compares with
 * what it knew last, so the value is taken away for a moment.
 */
function tellAgain(field: Field, value: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  for (const text of field instanceof HTMLSelectElement ? [value] : ['', value]) {
    for (const type of ['input', 'change']) {
      // After an event that it does nothing about, the site may have put its own value back.
      property?.set?.call(field, text);
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}

/** Makes a choice again that was made before the site was there: by a press, which has to change something. */
function chooseAgain(choice: HTMLInputElement, checked: boolean): void {
  choice.checked = !checked;
  choice.click();
}

/**
 * Holds what a person does to the page before the site is there, and does it again when it is: where they are, their
 * values, then the last press or submit.
 * @param onFirst called with the first sign of a person
 */
export function replayEarlyInput(onFirst: () => void): void {
  const values = new Map<Field, string>();
  const choices = new Map<HTMLInputElement, boolean>();
  let last: (() => void) | null = null;
  let isLink = false;
  const listening = new AbortController();
  const { signal } = listening;
  const keep = (again: () => void, ofLink = false) => {
    last = again;
    isLink = ofLink;
    onFirst();
  };
  const on = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true, signal });
  for (const type of ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart']) on(type, onFirst);
  // Before it knows the values, a form would find them missing when one leaves a field: what it says of that moves the
  // button from under the finger.
  on('focusout', (event) => event.stopPropagation());
  on('click', (event) => press(event, keep));
  on('submit', (event) => submit(event, keep));
  on('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') return;
    if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)) {
      for (const other of choices.keys())
        if (target.type === 'radio' && other.name === target.name) choices.delete(other);
      choices.set(target, target.checked);
    } else if (target instanceof HTMLElement && target.matches('input, textarea, select'))
      values.set(target as Field, (target as Field).value);
  });
  window.addEventListener(
    failedEvent,
    () => {
      // The browser follows the links again. A form of the site's has nowhere to go.
      for (const link of document.querySelectorAll(`a[${heldAttribute}]`))
        link.removeAttribute(heldAttribute);
      if (isLink) last?.();
    },
    { signal },
  );
  window.addEventListener(
    readyEvent,
    () => {
      listening.abort();
      // The site says it from within a render, and takes values in only outside of one.
      queueMicrotask(() => {
        // Where the person is, too: a search box brings its suggestions when one comes to it.
        const { activeElement } = document;
        if (activeElement && activeElement !== document.body)
          activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        for (const [field, value] of values) if (field.isConnected) tellAgain(field, value);
        for (const [choice, checked] of choices) if (choice.isConnected) chooseAgain(choice, checked);
      });
      // The site takes values in at the end of this task.
      setTimeout(() => last?.());
    },
    { once: true },
  );
}
