import type { StudioKind } from '@pathshala/contract/content/fields';
import { useMemo } from 'react';
import { words } from '../../../words/words.ts';
import { ChoicePanel } from './choice-panel.tsx';
import type { DraftSession } from './draft-session.ts';
import { compareFields, mergeFields } from './merge-fields.ts';
import type { Saving } from './saving-machine.ts';

interface ClashPanelProps {
  readonly kind: StudioKind;
  readonly saving: Saving;
  readonly session: DraftSession;
}

/** Both versions of what two people changed: to choose from, or, where they could be merged, to look at. */
export function ClashPanel({ kind, saving, session }: ClashPanelProps) {
  const { state, base, mine, theirs, taken } = saving;
  const clashes = useMemo(
    () => (theirs ? mergeFields(base.fields, mine, theirs.fields).clashes : []),
    [base, mine, theirs],
  );
  const changes = useMemo(() => (taken ? compareFields(taken.before, taken.after).clashes : []), [taken]);
  if (state === 'clash') {
    return (
      <ChoicePanel
        key="clash"
        kind={kind}
        title={words['studio.clashTitle']()}
        text={words['studio.clashText']()}
        labels={{ mine: words['studio.mine'](), theirs: words['studio.theirs']() }}
        clashes={clashes}
        usual="mine"
        done={words['studio.takeChoice']()}
        onDone={session.choose}
      />
    );
  }
  if (!taken) return null;
  return (
    <ChoicePanel
      key="taken"
      kind={kind}
      title={words['studio-together.takenTitle']()}
      text={words['studio-together.takenText']()}
      labels={{ mine: words['studio-together.before'](), theirs: words['studio-together.now']() }}
      clashes={changes}
      usual="theirs"
      done={words['studio-together.takenDone']()}
      onDone={session.see}
    />
  );
}
