import Button from '@mui/material/Button';
import { useAccountCalls } from '../../api/account.ts';
import { useAction } from '../../auth/use-action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PaperSection } from '../../ui/paper-section.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Failure } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';

/** Download of the person's data. */
export function DataSection() {
  const operation = useAction();
  const { readOwnData } = useAccountCalls();
  const download = () =>
    operation.run(async () => {
      const data = await readOwnData();
      saveFile(`my-data-${data.exportedAt.slice(0, 10)}.json`, `${JSON.stringify(data, null, 2)}\n`);
    });
  return (
    <PaperSection title={words['account.data']()} text={words['account.dataText']()}>
      <Button
        variant="outlined"
        startIcon={<Icon name="download" size={20} />}
        onClick={() => void download()}
        disabled={operation.running}
        sx={{ mt: 2.5 }}
      >
        {words['account.download']()}
      </Button>
      <Failure text={operation.error} help={operation.help} />
    </PaperSection>
  );
}
