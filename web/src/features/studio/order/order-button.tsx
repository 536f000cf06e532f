import Button from '@mui/material/Button';
import { words } from '../../../words/words.ts';

/** Opens the order of the courses in their lists. */
export function OrderButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="outlined" onClick={onClick}>
      {words['studio-edit.courseOrder']()}
    </Button>
  );
}
