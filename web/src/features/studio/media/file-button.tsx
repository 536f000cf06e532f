import Button from '@mui/material/Button';
import { words } from '../../../words/words.ts';

/** Opens what puts a picture or a PDF into the text. */
export function FileButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button size="small" variant="outlined" onClick={onClick}>
      {words['studio-edit.picture']()}
    </Button>
  );
}
