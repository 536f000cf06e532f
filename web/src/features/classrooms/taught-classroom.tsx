import Button from '@mui/material/Button';
import {
  type ClassroomPupil,
  type ClassroomTable,
  codeInHalves,
  type Task,
  taskName,
} from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { paths } from '@pathshala/contract/site/paths';
import { useRef } from 'react';
import { useChange, useTaskTitles } from '../../api/classrooms.ts';
import { useCall, useOwnAnswer } from '../../api/use-answer.ts';
import { AskFirstButton } from '../../auth/ask-first-button.tsx';
import { useAction } from '../../auth/use-action.tsx';
import { isOverdue, taskPath } from '../../course-ui/task-state.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import bar from '../../ui/bottom-bar.module.css';
import { CsvButton } from '../../ui/csv-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { useNavigate } from '../../ui/router.ts';
import { HandOn } from '../../ui/share-button.tsx';
import { pageAddress } from '../../ui/site-address.ts';
import { Async, Failure } from '../../ui/states.tsx';
import { useScrollableParts } from '../../ui/use-scrollable-parts.ts';
import { Written, WrittenLink } from '../../ui/written.tsx';
import { moneyText, shortDayText } from '../../words/format.ts';
import { langOf, languageQuery } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import { AssignButton } from './assign-button.tsx';
import styles from './classrooms.module.css';
import { Panel, ToCome } from './panel.tsx';
import { byName, csvColumns, type NamedTask, pupilName, resultText, stateText } from './table-columns.ts';

interface PartProps {
  readonly classroom: ClassroomTable;
  readonly onChanged: () => Promise<unknown>;
}

function CodePanel({ classroom: { _id, name, code }, onChanged }: PartProps) {
  const change = useChange(onChanged);
  const operation = useAction();
  const renew = () => change(classroomEndpoints.renewCode, { classroomId: _id });
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
  const address = pageAddress(paths.classrooms);
  const path = `${paths.classrooms}?${new URLSearchParams({ code })}`;
  return (
    <Panel title={words['classrooms.code']()} text={words['classrooms.codeText']({ address })}>
      <div className="cluster gap-6">
        <p className={styles.code}>{codeInHalves(code)}</p>
        <QrCode text={pageAddress(path)} label={words['classrooms.qr']()} className={styles.qr} />
      </div>
      <HandOn text={`${name} · ${words['classrooms.codeIs']({ code: codeInHalves(code) })}`} path={path} />
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
          onConfirm={() => change(classroomEndpoints.closeClassroom, { classroomId: _id })}
        />
      </div>
    </Panel>
  );
}

interface RowProps {
  readonly named: readonly NamedTask[];
  readonly pupil: ClassroomPupil;
  readonly onRemove: () => Promise<void>;
}

function PupilRow({ pupil, named, onRemove }: RowProps) {
  const name = pupilName(pupil);
  return (
    <tr>
      <th scope="row">
        <Written text={name} />
      </th>
      {named.map(({ task, name: title }, at) => {
        const progress = pupil.progress[at] ?? { state: 'open' };
        const isDone = progress.state === 'done';
        return (
          <td key={taskName(task)} data-task={title} className={isDone ? 'strong' : 'soft'}>
            <span className="row gap-1">
              {isDone && <Icon name="check" size={20} className="leaf" />}
              {stateText(progress)}
            </span>
            {isOverdue(task, progress) && <p className="error">{words['classrooms.overdue']()}</p>}
            <small>{resultText(task.kind, progress)}</small>
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

function useNamedTasks(tasks: readonly Task[]): readonly NamedTask[] {
  const titleOf = useTaskTitles(tasks);
  return tasks.map((task) => ({ task, name: titleOf(task) ?? words['classrooms.taskGone']() }));
}

function PupilsTable({ classroom: { _id, tasks, pupils }, onChanged }: PartProps) {
  const change = useChange(onChanged);
  const named = useNamedTasks(tasks);
  const place = useRef<HTMLDivElement>(null);
  useScrollableParts(place, `${pupils.length} ${tasks.map(taskName).join()}`);
  return (
    <div ref={place} className="stack gap-4">
      <section data-scrolls aria-label={words['classrooms.table']()}>
        <table className={`table ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{words['classrooms.pupil']()}</th>
              {named.map(({ task, name }) => (
                <th key={taskName(task)} scope="col">
                  <Written text={name} />
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
                named={named}
                onRemove={() =>
                  change(classroomEndpoints.removePupil, { classroomId: _id, pupilId: pupil._id })
                }
              />
            ))}
          </tbody>
        </table>
      </section>
      <CsvButton
        label={words['ui.downloadCsv']()}
        file="class"
        columns={csvColumns(named)}
        load={async () => byName(pupils)}
      />
    </div>
  );
}

function PupilsPanel(props: PartProps) {
  const { pupils, withheld } = props.classroom;
  return (
    <Panel
      title={words['classrooms.pupilCount']({ count: pupils.length })}
      text={pupils.length === 0 ? words['classrooms.noPupils']() : undefined}
    >
      {pupils.length > 0 && <PupilsTable {...props} />}
      {withheld > 0 && <p className="soft">{words['classrooms.withheld']({ count: withheld })}</p>}
    </Panel>
  );
}

function SetTask({ named: { task, name }, onRemove }: { named: NamedTask; onRemove: () => Promise<void> }) {
  return (
    <li className="cluster apart gap-4">
      <div className="words">
        <strong lang={langOf(name)}>
          {task.title === null && name}
          {task.title !== null && <WrittenLink className="tap" to={taskPath(task, 'open')} text={name} />}
        </strong>
        <p className="soft">
          {words['classrooms.forDay']({ day: shortDayText(task.due) })}
          {task.about && (
            <>
              {' · '}
              <Written text={task.about} />
            </>
          )}
          {task.price !== undefined && task.price > 0 && (
            <> · {words['classrooms.courseCosts']({ price: moneyText(task.price) })}</>
          )}
        </p>
      </div>
      <AskFirstButton
        small
        label={words['classrooms.takeAway']()}
        name={words['classrooms.takeAwayOf']({ title: name })}
        title={words['classrooms.takeAwayAsk']({ title: name })}
        text={words['classrooms.takeAwayText']()}
        onConfirm={onRemove}
      />
    </li>
  );
}

function TasksPanel({ classroom: { _id, tasks }, onChanged }: PartProps) {
  const change = useChange(onChanged);
  const named = useNamedTasks(tasks);
  const remove = (task: Task) =>
    change(classroomEndpoints.removeTask, { classroomId: _id, query: languageQuery, task: taskName(task) });
  return (
    <Panel title={words['classrooms.tasks']()} text={words['classrooms.tasksText']()}>
      {tasks.length > 0 && (
        <ul className="stack gap-0 lines">
          {named.map((one) => (
            <SetTask key={taskName(one.task)} named={one} onRemove={() => remove(one.task)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Content(props: PartProps) {
  const call = useCall();
  const navigate = useNavigate();
  const { _id, name, pupils } = props.classroom;
  const code = <CodePanel {...props} />;
  const tools = (
    <div className="cluster screen">
      <div data-bar className={`stack ${bar.main}`}>
        <AssignButton classroomId={_id} className={name} onSet={props.onChanged} />
      </div>
      <ActionLink look="quiet" to={paths.teaching} text={words['titles.teaching']()} />
      <ActionButton look="quiet" onClick={() => window.print()} text={words['classrooms.print']()} />
    </div>
  );
  return (
    <Page title={name} aside={tools}>
      <div className={`stack gap-6 ${styles.class}`}>
        {pupils.length === 0 && code}
        <PupilsPanel {...props} />
        <TasksPanel {...props} />
        {pupils.length > 0 && code}
        <AskFirstButton
          label={words['classrooms.end']()}
          title={words['classrooms.endAsk']({ name })}
          text={words['classrooms.endText']()}
          onConfirm={async () => {
            await call(classroomEndpoints.endClassroom, { classroomId: _id });
            await navigate(paths.teaching, { replace: true });
          }}
        />
      </div>
    </Page>
  );
}

export default function TaughtClassroom({ id }: { readonly id: string }) {
  const given = { classroomId: id, query: languageQuery };
  const answer = useOwnAnswer(classroomEndpoints.taughtClassroom, given, { revalidateOnFocus: true });
  return (
    <Async
      answer={answer}
      failure={words['classrooms.failed']()}
      loading={
        <Page title={words['titles.teaching']()}>
          <ToCome />
        </Page>
      }
    >
      {(classroom) => <Content classroom={classroom} onChanged={() => answer.mutate()} />}
    </Async>
  );
}
