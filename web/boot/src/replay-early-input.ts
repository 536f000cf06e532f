import { failedEvent, heldAttribute, readyEvent } from '../page-data.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the browser does without the site. */
const native = `a[href]:not([${heldAttribute}]), label, summary, select, input, textarea, video, audio`;

function elementOf(event: Event): Element | null {
  return event.target instanceof Element ? event.target : null;
}

function goesByItself(form: HTMLFormElement): boolean {
  return !/^#?$/.test(form.getAttribute('action') ?? '');
}

/** Hides the event from the browser and from the site, which may not know yet who is signed in. */
function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Finds an element again if React has redrawn the page because an extension or a translation had changed it: by what both
 * elements have in common, and by its position among similar ones.
 */
function finderOf<Kind extends Element>(element: Kind): () => Kind | undefined {
  const lookOf = (one: Element) => [one.className, one.getAttribute('name'), one.getAttribute('type')].join();
  const look = lookOf(element);
  const alike = () =>
    [...document.querySelectorAll<Kind>(element.localName)].filter((one) => lookOf(one) === look);
  const place = alike().indexOf(element);
  return () => (element.isConnected ? element : alike()[place]);
}

type Keep = (again: () => void, ofLink?: boolean) => void;

function press(event: Event, keep: Keep): void {
  const element = elementOf(event);
  const button = element?.closest<HTMLElement>(`button, [role=button], a[${heldAttribute}]`);
  if (!button || element?.closest(native)) return;
  if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form) return;
  hold(event);
  const find = finderOf(button);
  keep(() => find()?.click(), button instanceof HTMLAnchorElement);
}

function submit(event: Event, keep: Keep): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || goesByItself(form)) return;
  hold(event);
  const find = finderOf(form);
  keep(() => find()?.requestSubmit());
}

/** Reports a value typed before hydration. React compares with the value it knew last, so the value is removed for a moment. */
function tellAgain(field: Field, value: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  for (const text of field instanceof HTMLSelectElement ? [value] : ['', value]) {
    for (const type of ['input', 'change']) {
      // React may restore its own value after an event without effect.
      property?.set?.call(field, text);
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}

/** Repeats a choice made before hydration: a press that changes something. */
function chooseAgain(choice: HTMLInputElement, checked: boolean): void {
  choice.checked = !checked;
  choice.click();
}

/**
 * Holds input made before hydration and replays it afterwards: focus, values, then the last press or submit.
 * @param onFirst called on the first input
 */
export function replayEarlyInput(onFirst: () => void): void {
  const values = new Map<Field, string>();
  const choices = new Map<HTMLInputElement, boolean>();
  const finders = new Map<Element, () => Element | undefined>();
  const note = (field: Element) => finders.set(field, finders.get(field) ?? finderOf(field));
  // Typed while the page was being parsed, or put back by the browser. A choice's value is `on` by default, and never typed.
  const typed = 'input:not([type=radio], [type=checkbox]), textarea';
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed))
    if (field.value !== field.defaultValue) {
      note(field);
      values.set(field, field.value);
    }
  let focused: Element | null = null;
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
  on('focusin', (event) => {
    focused = elementOf(event);
    if (focused) note(focused);
  });
  // Before it has the values, a form would report missing ones on blur, and its message would move the button under the finger.
  on('focusout', (event) => event.stopPropagation());
  on('click', (event) => press(event, keep));
  on('submit', (event) => submit(event, keep));
  on('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') return;
    if (target instanceof Element) note(target);
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
      // The browser follows links again; forms need the site.
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
      // The event is sent during a render, and React accepts values only after it.
      queueMicrotask(() => {
        // Restores the focus too: a search box opens its suggestions on focus.
        const found = <Field extends Element>(field: Field) => finders.get(field)?.() as Field | undefined;
        if (focused && !focused.isConnected) found(focused as HTMLElement)?.focus();
        const { activeElement } = document;
        if (activeElement && activeElement !== document.body)
          activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        for (const [field, value] of values) {
          const now = found(field);
          if (now) tellAgain(now, value);
        }
        for (const [choice, checked] of choices) {
          const now = found(choice);
          if (now) chooseAgain(now, checked);
        }
      });
      // React accepts the values at the end of this task.
      setTimeout(() => last?.());
    },
    { once: true },
  );
}
