import Button from '@mui/material/Button';
import { schoolDay } from '@pathshala/contract/site/region';
import { useState } from 'react';
import { type CsvColumn, toCsv } from './csv.ts';
import { Failure } from './failure.tsx';
import { Icon } from './icon.tsx';
import { saveFile } from './save-file.ts';

interface CsvButtonProps<Row> {
  readonly label: string;
  /** The file's name, before its date. */
  readonly file: string;
  readonly columns: readonly CsvColumn<Row>[];
  /** Loads all rows. */
  readonly load: () => Promise<readonly Row[]>;
}

/** Saves a whole list as a file for spreadsheets. */
export function CsvButton<Row>({ label, file, columns, load }: CsvButtonProps<Row>) {
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function save() {
    setRunning(true);
    setError(null);
    try {
      const text = toCsv(columns, await load());
      saveFile(`${file}-${schoolDay(Date.now())}.csv`, text, 'text/csv;charset=utf-8');
    } catch (issue) {
      setError(issue instanceof Error ? issue.message : String(issue));
    }
    setRunning(false);
  }

  return (
    <div>
      <Button
        variant="outlined"
        startIcon={<Icon name="download" size={20} />}
        loading={running}
        onClick={() => void save()}
        sx={{ whiteSpace: 'normal' }}
      >
        {label}
      </Button>
      <Failure text={error} />
    </div>
  );
}
