import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { allLists, type ListName } from '@pathshala/contract/catalogue/lists';
import { useId, useState } from 'react';
import { Choice } from '../../../ui/choice.tsx';
import { nameOf } from '../../../words/names.ts';
import { words } from '../../../words/words.ts';
import { useItems } from '../studio-calls.ts';
import { StateChip, titleOf } from '../studio-parts.tsx';
import { OrderedList } from './ordered-list.tsx';

/** In the readers' order. */
export default function CourseOrderDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const all = useItems('courses', {}, 1000);
  const listed = (all.items ?? []).filter((entry) => entry.list !== undefined);
  const isThere = new Set(listed.map((entry) => entry.list));
  const lists = allLists.filter(({ list }) => isThere.has(list));
  const [chosen, setChosen] = useState<ListName | null>(null);
  const list = chosen ?? lists[0]?.list;
  const own = listed
    .filter((entry) => entry.list === list)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const rows = own.map(({ id, title, state }) => ({
    id,
    title: titleOf(title),
    shown: (
      <>
        <span>{titleOf(title)}</span>
        {state !== 'live' && <StateChip state={state} />}
      </>
    ),
  }));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3 }}>
        {words['studio-edit.courseOrder']()}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        <p className="soft">{words['studio-edit.courseOrderLead']()}</p>
        {list && (
          <Choice<string>
            label={words['studio-edit.list']()}
            options={Object.fromEntries(lists.map((row) => [row.list, nameOf(row.label)]))}
            value={list}
            onChoose={(one) => setChosen(one as ListName)}
          />
        )}
        {!all.items && <p role="status">…</p>}
        {all.items && rows.length === 0 && <p role="status">{words['studio-edit.noneListed']()}</p>}
        {rows.length > 0 && (
          <OrderedList
            kind="courses"
            label={words['studio-edit.courseOrder']()}
            items={rows}
            refetch={all.refetch}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="outlined" onClick={onClose}>
          {words['studio-edit.done']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
