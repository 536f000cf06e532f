import { demoProject } from '../emulator-environment.ts';

/** Milliseconds between two. */
const pause = 3000;

/**
 * What a publish is to everybody who reads: another number in the manifest. It goes to Firestore beside whatever counts.
 * @param firestore host and port of an emulator
 * @throws Error where it is refused
 */
async function publish(firestore: string): Promise<void> {
  const database = `projects/${demoProject}/databases/(default)/documents`;
  const more = { fieldPath: 'revision', increment: { integerValue: '1' } };
  const transform = { document: `${database}/published/manifest`, fieldTransforms: [more] };
  const response = await fetch(`http://${firestore}/v1/${database}:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes: [{ transform }] }),
  });
  if (!response.ok) throw new Error(`The manifest was not changed: ${response.status}`);
}

/**
 * Publishes something every three seconds while something else goes on.
 * @returns what that came to, and how often something was published
 */
export async function whileEditing<T>(
  firestore: string,
  act: () => Promise<T>,
): Promise<{ found: T; publishes: number }> {
  const publishes: Promise<void>[] = [];
  const timer = setInterval(() => {
    const one = publish(firestore);
    // It is waited for at the end: until then nobody has to hear of it.
    one.catch(() => undefined);
    publishes.push(one);
  }, pause);
  try {
    const found = await act();
    await Promise.all(publishes);
    return { found, publishes: publishes.length };
  } finally {
    clearInterval(timer);
  }
}
