/** What the site uses and a supported browser lacks (`supported-browsers.ts`), by the object that lacks it. */
const missing: readonly (readonly [object, Readonly<Record<string, unknown>>])[] = [
  [
    Array.prototype,
    {
      toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
        return [...this].sort(compare);
      },
      toReversed(this: unknown[]) {
        return [...this].reverse();
      },
      toSpliced(this: unknown[], ...change: [number, number, ...unknown[]]) {
        const copy = [...this];
        copy.splice(...change);
        return copy;
      },
      with(this: unknown[], at: number, value: unknown) {
        const copy = [...this];
        copy[at < 0 ? at + copy.length : at] = value;
        return copy;
      },
    },
  ],
  [
    URL,
    {
      canParse(...address: ConstructorParameters<typeof URL>) {
        try {
          return Boolean(new URL(...address));
        } catch {
          return false;
        }
      },
    },
  ],
  [
    Response,
    {
      json(value: unknown, init?: ResponseInit) {
        const answer = new Response(JSON.stringify(value), init);
        answer.headers.set('Content-Type', 'application/json');
        return answer;
      },
    },
  ],
];

function toggleMeaning({ target }: Event): void {
  const button = target instanceof Element && target.closest('[popovertarget]');
  if (!button) return;
  const id = button.getAttribute('popovertarget') ?? '';
  for (const open of document.querySelectorAll(`.meaning.open:not([id="${id}"])`))
    open.classList.remove('open');
  document.getElementById(id)?.classList.toggle('open');
}

export function isTooOld(): boolean {
  try {
    /(?<=a)b/;
  } catch {
    return true;
  }
  const has: readonly (readonly [object, string])[] = [
    [AbortSignal, 'timeout'],
    [HTMLElement.prototype, 'inert'],
    [Array.prototype, 'findLast'],
  ];
  return has.some(([on, name]) => !(name in on));
}

export function makeUpForOlderBrowsers(): void {
  for (const [on, methods] of missing)
    for (const [name, value] of Object.entries(methods))
      if (!(name in on)) Object.defineProperty(on, name, { value, configurable: true, writable: true });
  if (!('popover' in HTMLElement.prototype)) document.addEventListener('click', toggleMeaning);
}
