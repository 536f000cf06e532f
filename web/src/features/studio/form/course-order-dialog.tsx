import { allLists, type ListName } from '@pathshala/contract/catalogue/lists';
import { useState } from 'react';
import AskDialog from '../../../ui/ask-dialog.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { nameOf } from '../../../words/names.ts';
import { words } from '../../../words/words.ts';
import { everything, useItems } from '../studio-calls.ts';
import { StateChip, titleOf } from '../studio-parts.tsx';
import { OrderedList } from './ordered-list.tsx';

export default function CourseOrderDialog({ onClose }: { readonly onClose: () => void }) {
  const { items, refetch } = useItems('courses', everything);
  const lists = allLists.filter(({ list }) => items?.some((entry) => entry.list === list));
  const [chosen, setChosen] = useState<ListName>();
  const list = chosen ?? lists[0]?.list;
  const rows = (items ?? [])
    .filter((entry) => list && entry.list === list)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .map(({ id, title, state }) => ({
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
    <AskDialog
      title={words['studio-edit.courseOrder']()}
      text={words['studio-edit.courseOrderLead']()}
      cancel={words['studio-edit.done']()}
      maxWidth="sm"
      onClose={onClose}
    >
      {list && (
        <Choice
          label={words['studio-edit.list']()}
          options={Object.fromEntries(lists.map((row) => [row.list, nameOf(row.label)]))}
          value={list}
          onChoose={(one) => setChosen(one as ListName)}
        />
      )}
      {!list && <p role="status">{items ? words['studio-edit.noneListed']() : '…'}</p>}
      {rows.length > 0 && (
        <OrderedList
          kind="courses"
          label={words['studio-edit.courseOrder']()}
          items={rows}
          refetch={refetch}
        />
      )}
    </AskDialog>
  );
}
