import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyDialog, lazyPart } from './lazy-part.tsx';

interface PartProps {
  readonly onClose: () => void;
}

const Part = ({ onClose }: PartProps) => (
  <div role="dialog">
    <button type="button" onClick={onClose}>
      Done
    </button>
  </div>
);

/** The result of the second import. */
const second = () =>
  vi
    .fn<() => Promise<{ default: ComponentType<PartProps> }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Part });

function Page({ Lazy }: { readonly Lazy: ComponentType<PartProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Text" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Suspense>{isOpen && <Lazy onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

async function open(Lazy: ComponentType<PartProps>) {
  render(<Page Lazy={Lazy} />);
  await userEvent.type(screen.getByLabelText('Text'), 'mangoes');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

const said = 'This part didn’t load.';

test.each<[string, typeof lazyDialog<PartProps>]>([
  ['a part', lazyPart],
  ['a dialog', lazyDialog],
])(
  '%s that does not come says so, what was typed stays, and it comes when asked for again',
  async (_, make) => {
    await open(make(second()));
    expect(await screen.findByRole('status')).toHaveTextContent(said);
    const again = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByLabelText('Text')).toHaveValue('mangoes');
  },
);
