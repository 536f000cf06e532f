import { useState } from 'react';
import toast from 'react-hot-toast';
import { words } from '../../../words/words.ts';
import { type ItemName, useStudioCalls } from '../studio-calls.ts';

/**
 * Asks for an item to be published, withdraws the request, or returns it.
 * @param onChanged called after each
 */
export function useRequest(name: ItemName, onChanged: () => void) {
  const calls = useStudioCalls();
  const [busy, setBusy] = useState(false);

  async function change(act: () => Promise<unknown>, says: string): Promise<void> {
    setBusy(true);
    try {
      await act();
      toast.success(says);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
    onChanged();
  }

  return {
    busy,
    ask: (word: string) => change(() => calls.ask(name, word), words['studio-publish.asked']()),
    withdraw: () => change(() => calls.withdraw(name), words['studio-publish.withdrawn']()),
    giveBack: (word: string) => change(() => calls.giveBack(name, word), words['studio-publish.gaveBack']()),
  };
}
