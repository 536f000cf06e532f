import Button from '@mui/material/Button';
import { words } from '../../../words/words.ts';
import type { DraftSession } from './draft-session.ts';
import type { Saving } from './saving-machine.ts';

interface ReplacedLineProps {
  readonly saving: Saving;
  readonly session: DraftSession;
}

/** After a restore: takes it back. */
export function ReplacedLine({ saving, session }: ReplacedLineProps) {
  return (
    <div role="status" className={saving.replaced ? 'panel cluster below-4' : undefined}>
      {saving.replaced && (
        <>
          <span>{words['studio-together.replacedText']()}</span>
          <Button variant="outlined" onClick={session.undo}>
            {words['studio-together.undo']()}
          </Button>
        </>
      )}
    </div>
  );
}
