import { createHash } from 'node:crypto';

/**
 * Opens a draft by its link, on a page that the function sends: takes what is after the `#`, which is in no address that a server
 * sees, sends it in a body, and puts the draft's page in the place of its own. What `DOMParser` reads runs no script.
 */
export const draftOpenerScript = `
addEventListener('hashchange', () => location.reload());
(async () => {
  const answer = await fetch(location.pathname + location.search, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: location.hash.slice(1) || 'none' }),
  });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.documentElement.replaceWith(page.documentElement);
})().catch(() => {
  document.getElementById('failed').hidden = false;
});
`;

/** The same as a source of the content policy: `'sha256-…'`. */
export const draftOpenerSource = `'sha256-${createHash('sha256').update(draftOpenerScript).digest('base64')}'`;
