import { staysPublished } from '@pathshala/content/kinds/all-kinds';
import { paths } from '@pathshala/contract/site/paths';
import type { StudioItem } from '@pathshala/contract/studio/items';
import toast from 'react-hot-toast';
import { useNavigate } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import { duplicateOf } from './duplicate.ts';
import { useCommands } from './palette/commands.ts';
import type { DraftSession } from './saving/draft-session.ts';
import { type ItemName, useStudioCalls } from './studio-calls.ts';

/** Commands for the whole item that have no button on its page: they stand in the item's row of its list. */
export function useItemCommands(
  name: ItemName,
  item: StudioItem | null,
  title: string,
  session: DraftSession,
): void {
  const calls = useStudioCalls();
  const navigate = useNavigate();
  const { kind } = name;

  /** What is typed comes along. */
  const act = (run: () => Promise<void>) => async () => {
    try {
      if (await session.flush()) await run();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
  };
  const duplicate = act(async () => {
    const made = await calls.create(kind, duplicateOf(kind, await calls.read(name)));
    await navigate(paths.studioItem(kind, made.id));
  });
  const archive = act(async () => {
    await calls.archive(name);
    toast.success(words['studio-edit.archived']({ title }));
    await navigate(paths.studioKind(kind));
  });

  useCommands([
    {
      name: words['studio.duplicate'](),
      run: () => void duplicate(),
      isOff: !item || staysPublished(kind),
    },
    {
      name: words['studio-edit.archive'](),
      run: () => void archive(),
      isOff: !item || item.published !== null || item.state === 'archived',
    },
  ]);
}
