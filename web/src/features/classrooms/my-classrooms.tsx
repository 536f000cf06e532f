import Button from '@mui/material/Button';
import {
  type ClassroomPreview,
  type JoinedClassroom,
  joinSchema,
  practiceRight,
} from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { Form, Formik } from 'formik';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import toast from 'react-hot-toast';
import { useChange, useJoinedClassrooms, useTaskTitles } from '../../api/classrooms.ts';
import { useCall } from '../../api/use-answer.ts';
import { AskFirstButton } from '../../auth/ask-first-button.tsx';
import { useSession } from '../../auth/session-context.ts';
import { useAction } from '../../auth/use-action.tsx';
import { isOverdue, taskPath, taskStateText } from '../../course-ui/task-state.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Field } from '../../ui/field.tsx';
import { useSearchParams } from '../../ui/router.ts';
import { AsyncList, Failure } from '../../ui/states.tsx';
import { Written, WrittenLink } from '../../ui/written.tsx';
import { langOf } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import styles from './classrooms.module.css';
import { Panel, ToCome } from './panel.tsx';
import { resultText } from './table-columns.ts';

type Task = JoinedClassroom['tasks'][number];

/** @param title null: it no longer exists */
function OwnTask({ task, title }: { readonly task: Task; readonly title: string | null }) {
  const { kind, about, progress } = task;
  const { state, result } = progress;
  const canStart = title !== null && (state === 'open' || state === 'not-passed');
  return (
    <li className="cluster apart gap-4">
      <div className="words">
        {title === null || canStart ? (
          <strong lang={title === null ? undefined : langOf(title)}>
            {title ?? words['classrooms.taskGone']()}
          </strong>
        ) : (
          <WrittenLink className="tap strong" to={taskPath(task, state)} text={title} />
        )}
        {about && <Written as="p" className="soft" text={about} />}
      </div>
      <div className="cluster gap-4">
        <p className={`stack gap-0 ${state === 'done' ? 'soft' : ''}`}>
          <span className={isOverdue(task, progress) ? 'error' : 'strong'}>{taskStateText(task)}</span>
          {result && <span className="soft">{resultText(kind, progress)}</span>}
        </p>
        {canStart && (
          <ActionLink
            small
            look="quiet"
            to={taskPath(task, state)}
            aria-label={words['classrooms.startOf']({ title })}
          >
            {words['classrooms.start']()}
          </ActionLink>
        )}
      </div>
    </li>
  );
}

interface JoinedClassroomProps {
  readonly classroom: JoinedClassroom;
  readonly onLeft: () => Promise<unknown>;
}

function JoinedClassroomSection({ classroom, onLeft }: JoinedClassroomProps) {
  const change = useChange(onLeft);
  const { _id, name, teacher, tasks, closed = false } = classroom;
  const titleOf = useTaskTitles(tasks);
  const isDone = (one: (typeof tasks)[number]) => Number(one.progress.state === 'done');
  const inOrder = [...tasks].sort((a, b) => isDone(a) - isDone(b) || a.due.localeCompare(b.due));
  return (
    <Panel title={name}>
      <p>
        {words['classrooms.teacher']()}{' '}
        <strong lang={langOf(teacher)}>{teacher || words['classrooms.noName']()}</strong>
      </p>
      {closed && <p>{words['classrooms.notTaught']()}</p>}
      {tasks.length === 0 ? (
        <p className="soft">{words['classrooms.noTasks']()}</p>
      ) : (
        <>
          <ul className="stack gap-0 lines">
            {inOrder.map((task) => (
              <OwnTask key={`${task.kind}.${task.id}`} task={task} title={titleOf(task)} />
            ))}
          </ul>
          {!closed && <p className="soft">{words['classrooms.alsoSeen']()}</p>}
        </>
      )}
      <AskFirstButton
        label={words['classrooms.leave']()}
        name={words['classrooms.leaveOf']({ name })}
        title={words['classrooms.leaveAsk']({ name })}
        text={words['classrooms.leaveText']()}
        onConfirm={() => change(classroomEndpoints.leaveClassroom, { classroomId: _id })}
      />
    </Panel>
  );
}

interface Found {
  readonly preview: ClassroomPreview;
  readonly code: string;
}

/** Before joining, shows the teacher and what they will see. */
function JoinSection({ onJoined }: { readonly onJoined: () => void }) {
  const [found, setFound] = useState<Found | null>(null);
  // The QR code on a teacher's board has the code in its link.
  const [params] = useSearchParams();
  const [code, setCode] = useState(params.get('code') ?? '');
  const place = useRef<HTMLDivElement>(null);
  /** Each step removes the focused element, so the focus moves to the next step. */
  function show(next: Found | null, typed: string) {
    flushSync(() => {
      setCode(typed);
      setFound(next);
    });
    place.current?.focus();
  }
  const done = () => {
    show(null, '');
    onJoined();
  };
  return (
    <div ref={place} tabIndex={-1}>
      {found ? (
        <BeforeJoining found={found} onJoined={done} onCancel={() => show(null, found.code)} />
      ) : (
        <CodeForm code={code} onFound={(now) => show(now, now.code)} />
      )}
    </div>
  );
}

interface CodeFormProps {
  /** Shown again when going back. */
  readonly code: string;
  readonly onFound: (found: Found) => void;
}

function CodeForm({ code: typed, onFound }: CodeFormProps) {
  const call = useCall();
  const operation = useAction();
  return (
    <Panel title={words['classrooms.join']()} text={words['classrooms.joinText']()}>
      <Formik
        initialValues={{ code: typed }}
        validationSchema={joinSchema}
        onSubmit={({ code }) =>
          operation.run(async () =>
            onFound({ preview: await call(classroomEndpoints.lookAtClassroom, { body: { code } }), code }),
          )
        }
      >
        <Form noValidate className={`stack gap-4 ${styles.form}`}>
          <Field
            name="code"
            label={words['classrooms.code']()}
            autoComplete="off"
            slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false, maxLength: 30 } }}
          />
          <Failure text={operation.error} />
          <Button type="submit" variant="contained" size="large" disabled={operation.running}>
            {words['classrooms.look']()}
          </Button>
        </Form>
      </Formik>
    </Panel>
  );
}

interface BeforeJoiningProps {
  readonly found: Found;
  readonly onJoined: () => void;
  readonly onCancel: () => void;
}

function BeforeJoining({ found: { preview, code }, onJoined, onCancel }: BeforeJoiningProps) {
  const call = useCall();
  const { user } = useSession().state;
  const operation = useAction();
  const agree = () =>
    operation.run(async () => {
      await call(classroomEndpoints.joinClassroom, { body: { code } });
      toast.success(words['classrooms.joined']({ name: preview.name }));
      onJoined();
    });
  return (
    <Panel title={preview.name}>
      <p>
        {words['classrooms.teacher']()}{' '}
        <strong lang={langOf(preview.teacher)}>{preview.teacher || words['classrooms.noName']()}</strong>
      </p>
      {preview.joined && <p>{words['classrooms.alreadyIn']()}</p>}
      <p className="strong">{words['classrooms.willSee']()}</p>
      <ul>
        <li>{words['classrooms.seesName']({ name: user?.displayName ?? '' })}</li>
        <li>{words['classrooms.seesDone']()}</li>
        <li>{words['classrooms.seesQuiz']()}</li>
        <li>{words['classrooms.seesCourse']()}</li>
        <li>{words['classrooms.seesModelTest']()}</li>
        <li>{words['classrooms.seesPractice']({ count: practiceRight })}</li>
      </ul>
      <p>{words['classrooms.seesNot']()}</p>
      <Failure text={operation.error} />
      <div className="cluster">
        {!preview.joined && (
          <Button variant="contained" size="large" disabled={operation.running} onClick={() => void agree()}>
            {words['classrooms.joinNow']()}
          </Button>
        )}
        <Button variant="outlined" size="large" disabled={operation.running} onClick={onCancel}>
          {words['classrooms.back']()}
        </Button>
      </div>
    </Panel>
  );
}

/** Also renders the form to join: a list that loads after the form would move it. */
export default function MyClassrooms() {
  const answer = useJoinedClassrooms();
  const askAgain = () => answer.mutate();
  return (
    <div className="stack gap-6">
      <AsyncList
        answer={answer}
        loading={<ToCome />}
        failure={words['classrooms.failed']()}
        empty={<p className="soft">{words['classrooms.none']()}</p>}
      >
        {(classrooms) =>
          classrooms.map((one) => <JoinedClassroomSection key={one._id} classroom={one} onLeft={askAgain} />)
        }
      </AsyncList>
      {(answer.data || answer.error) && <JoinSection onJoined={() => void askAgain()} />}
    </div>
  );
}
