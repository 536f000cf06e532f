import { allLists, classLists } from '@pathshala/contract/catalogue/lists';
import { practiceRight, type TaskInput, taskFormSchema } from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { dayMs, schoolDay } from '@pathshala/contract/site/region';
import { lessonItemId } from '@pathshala/contract/studio/items';
import { withLatinDigits } from '@pathshala/contract/text/digits';
import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useChange, useSkillTitles } from '../../api/classrooms.ts';
import { useCourse, useCourses } from '../../api/courses.ts';
import { useAction } from '../../auth/use-action.tsx';
import { ActionButton } from '../../ui/action.tsx';
import AskDialog from '../../ui/ask-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Failure } from '../../ui/states.tsx';
import { costText, moneyText } from '../../words/format.ts';
import { languageQuery } from '../../words/language.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';

const kinds = {
  lesson: { label: words['classrooms.kindLesson'], lists: allLists },
  practice: { label: words['classrooms.kindPractice'], lists: classLists },
} as const;
const kindNames = ['practice', 'lesson'] as const;

interface Values {
  readonly kind: keyof typeof kinds;
  readonly list: string;
  readonly courseId: string;
  readonly lessonId: string;
  readonly skillId: string;
  /** A day of the school, 2026-03-05. */
  readonly due: string;
}

const nothing = { courseId: '', lessonId: '', skillId: '' } as const;

/** The model test's id in the list of a course's lessons. Lesson ids contain no full stop. */
const modelTest = '.model-test';

function taskOf({ kind, courseId, lessonId, skillId, due }: Values): TaskInput {
  if (kind === 'practice') return { kind, id: skillId, due };
  return lessonId === modelTest
    ? { kind: 'model-test', id: courseId, due }
    : { kind, id: lessonItemId(courseId, lessonId), due };
}

interface SelectProps {
  readonly name: keyof Values;
  readonly label: string;
  /** Undefined while loading. */
  readonly options: readonly { readonly id: string; readonly title: string }[] | undefined;
  /** Without an empty first row. */
  readonly isFilled?: true;
  /** Why loading failed. */
  readonly error?: string | undefined;
  /** Values to reset when this one changes. */
  readonly resets?: Partial<Values>;
}

function Select({ name, label, options, isFilled, error, resets }: SelectProps) {
  const { values, setValues } = useFormikContext<Values>();
  return (
    <>
      <Field
        select
        name={name}
        label={label}
        disabled={!options}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => void setValues({ ...values, ...resets, [name]: target.value })}
      >
        {!isFilled && (
          <option value="">{options ? words['classrooms.choose']() : words['classrooms.loading']()}</option>
        )}
        {options?.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Field>
      <Failure text={error ?? null} />
    </>
  );
}

function LessonFields() {
  const { list, courseId } = useFormikContext<Values>().values;
  const courses = useCourses(allLists.find((row) => row.list === list)?.list ?? allLists[0].list);
  // Only open courses can have a task.
  const open = courses.data?.filter(({ complete }) => complete);
  const price = open?.find(({ _id }) => _id === courseId)?.price ?? 0;
  if (open?.length === 0) return <p className="soft">{words['classrooms.noOpenCourse']()}</p>;
  return (
    <>
      <Select
        name="courseId"
        label={words['classrooms.course']()}
        options={open?.map((one) => ({ id: one._id, title: `${one.title} · ${costText(one.price)}` }))}
        error={open ? undefined : courses.error?.message}
        resets={{ lessonId: '' }}
      />
      {price > 0 && <p className="soft">{words['classrooms.pupilsPay']({ price: moneyText(price) })}</p>}
      {courseId && <LessonSelect courseId={courseId} />}
    </>
  );
}

function LessonSelect({ courseId }: Pick<Values, 'courseId'>) {
  const { data, error } = useCourse(courseId);
  return (
    <Select
      name="lessonId"
      label={words['classrooms.lesson']()}
      options={data && [...data.outline, { id: modelTest, title: words['classrooms.modelTest']() }]}
      error={data ? undefined : error?.message}
    />
  );
}

function PracticeFields() {
  const { list } = useFormikContext<Values>().values;
  const number = classLists.find((row) => row.list === list)?.class;
  return (
    <>
      <Select
        name="skillId"
        label={words['classrooms.skill']()}
        options={useSkillTitles(true)?.filter((skill) => skill.class === number)}
      />
      <p className="soft">{words['classrooms.practiceText']({ count: practiceRight })}</p>
    </>
  );
}

interface ChipsProps {
  readonly legend: string;
  readonly chips: readonly (readonly [label: string, isChosen: boolean, choose: () => void])[];
}

function Chips({ legend, chips }: ChipsProps) {
  return (
    <fieldset className="stack gap-2">
      <legend className="strong">{legend}</legend>
      <div className="cluster gap-2">
        {chips.map(([label, isChosen, choose]) => (
          <ActionButton
            key={label}
            small
            look="quiet"
            aria-pressed={isChosen}
            onClick={choose}
            text={label}
          />
        ))}
      </div>
    </fieldset>
  );
}

const inDays = (days: number) => schoolDay(Date.now() + days * dayMs);

function DueField() {
  const { values, setFieldValue } = useFormikContext<Values>();
  const [isOther, setOther] = useState(false);
  const chip = (label: string, day: string) =>
    [
      label,
      day === '' ? isOther : !isOther && day === values.due,
      () => {
        setOther(day === '');
        void setFieldValue('due', day);
      },
    ] as const;
  return (
    <div className="stack gap-2">
      <Chips
        legend={words['classrooms.due']()}
        chips={[
          chip(words['classrooms.tomorrow'](), inDays(1)),
          chip(words['classrooms.inAWeek'](), inDays(7)),
          chip(words['classrooms.otherDay'](), ''),
        ]}
      />
      {isOther && (
        <Field
          name="due"
          type="date"
          label={words['classrooms.due']()}
          autoFocus
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </div>
  );
}

/** The list of the class that a name starts with, such as “Class 7, Green” or “৭ম শ্রেণি”; otherwise the first list. */
function listIn(className: string): string {
  const number = Number(/\d+/.exec(withLatinDigits(className))?.[0]);
  return (classLists.find((row) => row.class === number) ?? classLists[0]).list;
}

interface AssignButtonProps {
  readonly classroomId: string;
  readonly className: string;
  /** `quiet`: of one class among others. */
  readonly look?: 'primary' | 'quiet';
  readonly onSet: () => Promise<unknown>;
}

export function AssignButton({ classroomId, className, look, onSet }: AssignButtonProps) {
  const change = useChange(onSet);
  const operation = useAction();
  const [isOpen, setOpen] = useState(false);
  // The next task is usually another lesson of the same course.
  const [last, setLast] = useState({
    kind: 'practice' as Values['kind'],
    list: listIn(className),
    courseId: '',
  });
  const submit = async (values: Values) => {
    const given = { classroomId, query: languageQuery, body: taskOf(values) };
    const isSet = await operation.run(() => change(classroomEndpoints.setTask, given));
    if (!isSet) return;
    const { kind, list, courseId } = values;
    setLast({ kind, list, courseId });
    setOpen(false);
    toast.success(words['classrooms.isSet']());
  };
  return (
    <>
      <ActionButton
        look={look}
        {...(look === 'quiet' && {
          style: { alignSelf: 'start' },
          'aria-label': `${words['classrooms.set']()}: ${className}`,
        })}
        onClick={() => setOpen(true)}
      >
        {words['classrooms.set']()}
      </ActionButton>
      {isOpen && (
        <Formik<Values>
          initialValues={{ ...nothing, ...last, due: inDays(1) }}
          validationSchema={taskFormSchema}
          onSubmit={submit}
        >
          {({ values, setValues, submitForm }) => (
            <AskDialog
              title={words['classrooms.newTask']()}
              confirm={words['classrooms.set']()}
              action={operation}
              onConfirm={() => void submitForm()}
              onClose={() => setOpen(false)}
            >
              <Chips
                legend={words['classrooms.kind']()}
                chips={kindNames.map((kind) => [
                  kinds[kind].label(),
                  kind === values.kind,
                  () => void setValues({ ...nothing, list: listIn(className), due: values.due, kind }),
                ])}
              />
              <Select
                isFilled
                name="list"
                label={words['classrooms.list']()}
                options={kinds[values.kind].lists.map((row) => ({ id: row.list, title: nameOf(row.label) }))}
                resets={nothing}
              />
              {values.kind === 'lesson' ? <LessonFields /> : <PracticeFields />}
              <DueField />
            </AskDialog>
          )}
        </Formik>
      )}
    </>
  );
}
