import Button from '@mui/material/Button';
import type { ClassroomTable } from '@pathshala/contract/classrooms/classroom';
import { codeInHalves } from '@pathshala/contract/classrooms/join-code';
import { paths } from '@pathshala/contract/site/paths';
import { useClassroomCalls } from '../../api/classrooms.ts';
import { AskFirstButton } from '../../auth/ask-first-button.tsx';
import { useAction } from '../../auth/use-action.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { pageAddress } from '../../ui/site-address.ts';
import { Failure } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import styles from './classrooms.module.css';
import { Panel } from './panel.tsx';

/** Where a pupil finds the code in its field already. */
const joinAddress = (code: string) => `${pageAddress(paths.classrooms)}?${new URLSearchParams({ code })}`;

interface CodePanelProps {
  readonly classroom: ClassroomTable;
  readonly onChanged: () => Promise<unknown>;
}

/** The code by which pupils join, to be written on a board; a new one, or none. */
export function CodePanel({ classroom: { _id, code }, onChanged }: CodePanelProps) {
  const { renewCode, close } = useClassroomCalls();
  const operation = useAction();
  const renew = async () => {
    await renewCode(_id);
    await onChanged();
  };
  if (code === null) {
    return (
      <Panel title={words['classrooms.code']()} text={words['classrooms.closedText']()}>
        <Button
          variant="outlined"
          disabled={operation.running}
          onClick={() => void operation.run(renew)}
          sx={{ alignSelf: 'start' }}
        >
          {words['classrooms.open']()}
        </Button>
        <Failure text={operation.error} />
      </Panel>
    );
  }
  const text = words['classrooms.codeText']({ address: pageAddress(paths.classrooms) });
  return (
    <Panel title={words['classrooms.code']()} text={text}>
      <div className="cluster gap-6">
        <p className={styles.code}>{codeInHalves(code)}</p>
        <QrCode text={joinAddress(code)} label={words['classrooms.qr']()} className={styles.qr} />
      </div>
      <div className="cluster screen">
        <AskFirstButton
          label={words['classrooms.renew']()}
          title={words['classrooms.renewAsk']()}
          text={words['classrooms.renewText']()}
          onConfirm={renew}
        />
        <AskFirstButton
          label={words['classrooms.close']()}
          title={words['classrooms.closeAsk']()}
          text={words['classrooms.closeText']()}
          onConfirm={async () => {
            await close(_id);
            await onChanged();
          }}
        />
      </div>
    </Panel>
  );
}
