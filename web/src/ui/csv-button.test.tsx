import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CsvButton } from './csv-button.tsx';
import { saveFile } from './save-file.ts';

vi.mock('./save-file.ts', () => ({ saveFile: vi.fn() }));
afterEach(() => vi.useRealTimers());

test.each([
  ['2026-11-28T17:59:00Z', '2026-11-28'],
  ['2026-11-28T18:30:00Z', '2026-11-29'],
  ['2026-12-31T18:00:00Z', '2027-01-01'],
])('a file saved at %s has the school’s day in its name: %s', async (now, day) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  render(<CsvButton label="Save" file="sales" columns={[]} load={async () => []} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(saveFile).toHaveBeenLastCalledWith(`sales-${day}.csv`, expect.anything(), expect.anything()),
  );
});
