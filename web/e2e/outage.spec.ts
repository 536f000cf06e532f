import { expect, test } from '@playwright/test';
import { signIn, student } from './accounts.ts';

const firestore = Number(process.env.PATHSHALA_FIRESTORE_PID);

test.beforeEach(() => {
  expect(firestore, 'PATHSHALA_FIRESTORE_PID is the process to stop').toBeGreaterThan(1);
});

test.afterEach(() => {
  process.kill(firestore, 'SIGCONT');
});

test('a list shows its error state while Firestore is away and recovers by Try again', async ({ page }) => {
  await signIn(page, student);
  process.kill(firestore, 'SIGSTOP');
  await page.goto('/classes/twelve');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('We couldn’t load the courses', { timeout: 45_000 });
  // Its picture came with the page: there may be no way to fetch it now.
  const pictures = await alert.evaluate((element) =>
    [...element.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundImage),
  );
  expect(pictures.filter((picture) => picture.startsWith('url("data:image/svg+xml'))).toHaveLength(1);
  await expect(page.getByRole('article')).toHaveCount(0);
  process.kill(firestore, 'SIGCONT');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 });
  await expect(alert).toBeHidden();
});
