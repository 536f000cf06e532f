import { type ClassroomPupil, type ClassroomTable, taskName } from '@pathshala/contract/classrooms/classroom';
import { useRef } from 'react';
import { useClassroomCalls } from '../../api/classrooms.ts';
import { useTaskTitles } from '../../api/skill-titles.ts';
import { AskFirstButton } from '../../auth/ask-first-button.tsx';
import { isOverdue } from '../../course-ui/task-state.ts';
import { CsvButton } from '../../ui/csv-button.tsx';
import { langOf } from '../../ui/language.ts';
import { useScrollableParts } from '../../ui/use-scrollable-parts.ts';
import { shortDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import styles from './classrooms.module.css';
import { Panel } from './panel.tsx';
import {
  byName,
  csvColumns,
  type NamedTask,
  namedTasks,
  pupilName,
  resultText,
  stateText,
} from './table-columns.ts';

interface PupilsPanelProps {
  readonly classroom: ClassroomTable;
  readonly onChanged: () => Promise<unknown>;
}

interface RowProps {
  readonly pupil: ClassroomPupil;
  readonly tasks: ClassroomTable['tasks'];
  readonly onRemove: () => Promise<void>;
}

function PupilRow({ pupil, tasks, onRemove }: RowProps) {
  const name = pupilName(pupil);
  return (
    <tr>
      <th scope="row" lang={langOf(name)}>
        {name}
      </th>
      {tasks.map((task, at) => {
        const progress = pupil.progress[at] ?? { state: 'open' };
        return (
          <td key={taskName(task)} className={progress.state === 'done' ? 'strong' : 'soft'}>
            {stateText(progress)}
            {isOverdue(task, progress) && <p className="error">{words['classrooms.overdue']()}</p>}
            <span>{resultText(task.kind, progress)}</span>
          </td>
        );
      })}
      <td>
        <AskFirstButton
          small
          label={words['classrooms.remove']()}
          name={words['classrooms.removeOf']({ name })}
          title={words['classrooms.removeAsk']({ name })}
          text={words['classrooms.removeText']()}
          onConfirm={onRemove}
        />
      </td>
    </tr>
  );
}

interface PupilsTableProps extends PupilsPanelProps {
  readonly named: readonly NamedTask[];
}

function PupilsTable({ classroom: { _id, tasks, pupils }, named, onChanged }: PupilsTableProps) {
  const { removePupil } = useClassroomCalls();
  const place = useRef<HTMLDivElement>(null);
  useScrollableParts(place, `${pupils.length} ${tasks.map(taskName).join()}`);
  return (
    <div ref={place}>
      <section data-scrolls aria-label={words['classrooms.table']()}>
        <table className={`table ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{words['classrooms.pupil']()}</th>
              {named.map(({ task, name }) => (
                <th key={taskName(task)} scope="col">
                  <span lang={langOf(name)}>{name}</span>
                  <small>{words['classrooms.forDay']({ day: shortDayText(task.due) })}</small>
                </th>
              ))}
              <th scope="col">{words['classrooms.remove']()}</th>
            </tr>
          </thead>
          <tbody>
            {byName(pupils).map((pupil) => (
              <PupilRow
                key={pupil._id}
                pupil={pupil}
                tasks={tasks}
                onRemove={async () => {
                  await removePupil(_id, pupil._id);
                  await onChanged();
                }}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Who is in a class and how far each is with each task, also as a file. */
export function PupilsPanel({ classroom, onChanged }: PupilsPanelProps) {
  const { tasks, pupils, withheld } = classroom;
  const named = namedTasks(tasks, useTaskTitles(tasks));
  return (
    <Panel title={words['classrooms.pupilCount']({ count: pupils.length })}>
      {pupils.length === 0 ? (
        <p className="soft">{words['classrooms.noPupils']()}</p>
      ) : (
        <PupilsTable classroom={classroom} named={named} onChanged={onChanged} />
      )}
      {withheld > 0 && <p className="soft">{words['classrooms.withheld']({ count: withheld })}</p>}
      {pupils.length > 0 && (
        <CsvButton
          label={words['ui.downloadCsv']()}
          file="class"
          columns={csvColumns(named)}
          load={async () => byName(pupils)}
        />
      )}
    </Panel>
  );
}
