import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { words } from '../../../words/words.ts';
import { moved } from '../forms/move.ts';
import { moveAnnouncements, movedTo, moveInstructions } from './move-words.ts';
import styles from './order.module.css';
import { SortableRow } from './sortable-row.tsx';

export interface SortableItem {
  readonly id: string;
  /** For announcements to screen readers. */
  readonly title: string;
  /** The content of the row. */
  readonly shown: ReactNode;
}

interface SortableListProps {
  readonly label: string;
  readonly items: readonly SortableItem[];
  readonly busy: boolean;
  /** Resolves to whether the school has stored the order. @param ids all ids in the new order */
  readonly onMove: (ids: readonly string[], id: string) => Promise<boolean>;
  /** Takes the last move back; absent: there is none. */
  readonly onUndo?: (() => Promise<boolean>) | null;
  /** Called when a row is picked up or let go: while one is held, Escape only lets it go. */
  readonly onHeld?: (isHeld: boolean) => void;
}

/** A list whose rows can be dragged, or moved with the keyboard or buttons. Announces each move to screen readers. */
export default function SortableList({ label, items, busy, onMove, onUndo, onHeld }: SortableListProps) {
  const [wantedOrder, setWantedOrder] = useState<readonly string[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const byId = new Map(items.map((item) => [item.id, item]));
  // If items were added or removed in the meantime, the current list counts.
  const shown =
    wantedOrder && wantedOrder.length === byId.size && wantedOrder.every((id) => byId.has(id))
      ? wantedOrder
      : null;
  const ids = shown ?? items.map(({ id }) => id);
  const titleOf = (id: string | number) => byId.get(String(id))?.title ?? '';
  const placeOf = (id: string | number) => ids.indexOf(String(id)) + 1;
  const announcements: Announcements = moveAnnouncements(titleOf, placeOf, ids.length);

  async function move(id: string, to: number): Promise<void> {
    const from = ids.indexOf(id);
    if (busy || from === to || to < 0 || to >= ids.length) return;
    const next = moved(ids, from, to);
    setWantedOrder(next);
    setAnnouncement('');
    if (await onMove(next, id)) setAnnouncement(movedTo(titleOf(id), to + 1, ids.length));
    setWantedOrder(null);
  }

  async function undo(takeBack: () => Promise<boolean>): Promise<void> {
    setAnnouncement('');
    if (await takeBack()) setAnnouncement(words['studio-together.movedBack']());
  }

  function drop({ active, over }: DragEndEvent): void {
    onHeld?.(false);
    if (over) void move(String(active.id), ids.indexOf(String(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={() => onHeld?.(true)}
      onDragCancel={() => onHeld?.(false)}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: moveInstructions() } }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol className="lines" aria-label={label} aria-busy={busy}>
          {ids.map((id, at) => {
            const item = byId.get(id);
            return (
              item && (
                <SortableRow
                  key={id}
                  id={id}
                  title={item.title}
                  busy={busy}
                  isFirst={at === 0}
                  isLast={at === ids.length - 1}
                  onMove={(by) => void move(id, at + by)}
                >
                  {item.shown}
                </SortableRow>
              )
            );
          })}
        </ol>
      </SortableContext>
      <div className="cluster above-2">
        <p role="status" className={`soft ${styles.said}`}>
          {announcement}
        </p>
        {onUndo && (
          <Button variant="outlined" disabled={busy} onClick={() => void undo(onUndo)}>
            {words['studio-together.undo']()}
          </Button>
        )}
      </div>
    </DndContext>
  );
}
