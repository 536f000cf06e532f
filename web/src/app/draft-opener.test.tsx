import { draftOpenerScript } from '@pathshala/brand/content-policy';
import { expect, test, vi } from 'vitest';

const secret = 's'.repeat(43);

test('the secret of a link goes into a body alone, and the draft comes in the place of the page, without its scripts', async () => {
  window.history.replaceState(null, '', `/preview?lang=bn#${secret}`);
  document.body.innerHTML = '<p id="failed" hidden>Try again</p>';
  const asked = vi.fn(async (_address: string, _call: RequestInit) => {
    const page = '<title>Mangoes</title><h1>Draft</h1><script>document.title = "taken"</script>';
    return new Response(page, { status: 200 });
  });
  vi.stubGlobal('fetch', asked);
  new Function(draftOpenerScript)();
  await vi.waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('Draft'));
  expect(document.title).toBe('Mangoes');
  const [address, call] = asked.mock.calls[0] ?? [];
  expect([address, call?.method]).toEqual(['/preview?lang=bn', 'POST']);
  expect(JSON.parse(String(call?.body))).toEqual({ token: secret });
});

test('without a connection it says to try again', async () => {
  document.body.innerHTML = '<p id="failed" hidden>Try again</p>';
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  new Function(draftOpenerScript)();
  await vi.waitFor(() => expect(document.getElementById('failed')).toBeVisible());
});
