import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PackStanding } from '../../api/packs/pack-plan.ts';
import type { Pack } from '../../api/packs/use-pack.ts';
import { MemoryRouter } from '../../testing/router.ts';
import KeepOffline from './keep-offline.tsx';

const { usePack } = vi.hoisted(() => ({ usePack: vi.fn() }));
vi.mock('../../api/packs/use-pack.ts', () => ({ usePack }));

const keep = vi.fn();
const stop = vi.fn();

const what = { kind: 'book', id: 'sums', language: 'en', title: 'Sums' } as const;

const box = () => (
  <MemoryRouter>
    <KeepOffline what={what} label="Save offline" has takesFocus>
      <p>More of it</p>
    </KeepOffline>
  </MemoryRouter>
);

function stand(is: PackStanding['is'], missing: number, error: string | null = null) {
  const pack: Pack = { standing: { is, missing, of: 1_200_000 }, error, keep, stop };
  usePack.mockReturnValue(pack);
}

function show(...how: Parameters<typeof stand>) {
  stand(...how);
  return render(box());
}

beforeEach(() => vi.clearAllMocks());

test.each<[PackStanding['is'], number, string | RegExp, string, () => void]>([
  ['none', 840_000, /^0\.8 MB to download\. You can then open the book/, 'Download (0.8 MB)', keep],
  ['begun', 300_000, '0.9 MB of 1.2 MB downloaded.', 'Resume download', keep],
  ['coming', 600_000, '0.6 MB of 1.2 MB', 'Stop', stop],
  ['newer', 200_000, /Update available \(0\.2 MB\)/, 'Update', keep],
])(
  'says how large it is when it is %s, and nothing comes before the press',
  async (is, missing, said, name, step) => {
    show(is, missing);
    expect(screen.getByRole('region', { name: 'Save offline' })).toHaveFocus();
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryAllByText('More of it')).toHaveLength(is === 'none' ? 0 : 1);
    const leadsTo = screen.queryByRole('link', { name: 'My downloads' })?.getAttribute('href');
    expect(leadsTo).toBe(is === 'begun' || is === 'newer' ? '/downloads' : undefined);
    expect(step).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(step).toHaveBeenCalledOnce();
  },
);

test('says what went wrong, and that there is nothing to keep', () => {
  const { unmount } = show('none', 1, 'Not enough storage: 2 MB more needed.');
  expect(screen.getByRole('alert')).toHaveTextContent('Not enough storage');
  expect(screen.getByRole('link', { name: 'My downloads' })).toBeVisible();
  unmount();
  show('unknown', 0);
  expect(screen.getByText('This book can’t be saved right now.')).toBeVisible();
});
