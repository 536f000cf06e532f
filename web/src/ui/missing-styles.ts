/** Addresses of style sheets that did not come. */
const missing = new Set<string>();

/** Notes the style sheets that do not come. Their elements go: Vite takes an existing one for a loaded style. */
export function noteMissingStyles(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    target.remove();
    missing.add(target.href);
  };
  // Load errors do not bubble: listen in the capture phase.
  window.addEventListener('error', note, { capture: true });
}

async function comes(href: string): Promise<void> {
  missing.delete(href);
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  await new Promise((settled) => {
    sheet.onload = settled;
    sheet.onerror = settled;
    document.head.append(sheet);
  });
}

/** Loads code after the style sheets that did not come before: Vite asks for each only once. */
export async function withStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  await Promise.all([...missing].map(comes));
  return await load();
}
