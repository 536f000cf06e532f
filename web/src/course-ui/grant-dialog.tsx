import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import { type GrantLine, grantLimits } from '@pathshala/contract/accounts/user';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { withLatinDigits } from '@pathshala/contract/text/digits';
import { useState } from 'react';
import { usePagedList } from '../api/paged-list.ts';
import { useSearch } from '../api/search.ts';
import { useCall } from '../api/use-answer.ts';
import { useAction } from '../auth/use-action.tsx';
import AskDialog from '../ui/ask-dialog.tsx';
import { Choice } from '../ui/choice.tsx';
import { currencySign } from '../words/money.ts';
import { useSchool } from '../words/school.ts';
import { words } from '../words/words.ts';

interface GivenCourse {
  readonly _id: string;
  readonly title: string;
}

interface GrantDialogProps {
  /** Left out: it is chosen here. */
  readonly course?: GivenCourse;
  /** An address to begin with. */
  readonly to?: string;
  readonly onGiven?: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Results shown: another word narrows the search. */
const maxShown = 5;

function ChooseCourse({ onChoose }: { readonly onChoose: (course: GivenCourse) => void }) {
  const [query, setQuery] = useState('');
  const { answer, error } = useSearch(query);
  const found = answer?.courses.filter(({ opensSoon }) => !opensSoon).slice(0, maxShown);
  return (
    <>
      <TextField
        type="search"
        fullWidth
        autoFocus
        label={words['person.giveSearch']()}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        error={Boolean(error)}
        helperText={error && words['person.searchFailed']()}
      />
      {found?.length === 0 && <p role="status">{words['person.noCourseFound']()}</p>}
      {found?.map((hit) => (
        <Button
          key={hit._id}
          variant="outlined"
          sx={{ justifyContent: 'start', textAlign: 'start' }}
          onClick={() => onChoose(hit)}
        >
          {hit.title} · {hit.note}
        </Button>
      ))}
    </>
  );
}

/** Its pupils' addresses are added to those typed, so that one sees who gets the course. */
function AddClass({ onAdd }: { readonly onAdd: (id: string) => void }) {
  const { items = [] } = usePagedList(classroomEndpoints.allClassrooms, 1000);
  if (items.length === 0) return null;
  const rows = items.map(({ _id, pupils: count, ...one }) => [_id, words['grant.class']({ ...one, count })]);
  return (
    <Choice
      label={words['grant.addClass']()}
      options={{ '': words['grant.chooseClass'](), ...Object.fromEntries(rows) }}
      value=""
      onChoose={onAdd}
    />
  );
}

const said: Readonly<Record<GrantLine['result'], (of: { count: number; emails: string }) => string>> = {
  given: words['grant.given'],
  already: words['grant.already'],
  'no-account': words['grant.noAccount'],
  invalid: words['grant.invalid'],
};

function Outcome({ lines }: { readonly lines: readonly GrantLine[] }) {
  return (
    <div role="status">
      {Object.entries(said).map(([result, say]) => {
        const emails = lines.flatMap((one) => (one.result === result ? [one.email] : []));
        return (
          emails.length > 0 && <p key={result}>{say({ count: emails.length, emails: emails.join(', ') })}</p>
        );
      })}
    </div>
  );
}

const addressesIn = (text: string) => [...new Set(text.split(/[\s,;<>]+/).filter(Boolean))];

/** A free place, or one paid in cash, for many at once. Who has the course keeps it, and gets no second order. */
export default function GrantDialog({ course: given, to = '', onGiven, onClose }: GrantDialogProps) {
  const call = useCall();
  const school = useSchool();
  const action = useAction();
  const [course, setCourse] = useState(given);
  const [text, setText] = useState(to);
  const [isPaid, setPaid] = useState(false);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const [lines, setLines] = useState<readonly GrantLine[]>([]);
  const emails = addressesIn(text);
  const amount = Number(withLatinDigits(typed).replaceAll(',', '') || Number.NaN);
  const isAmount = amount > 0 && amount <= grantLimits.amount && Number(amount.toFixed(2)) === amount;
  const isMany = emails.length > grantLimits.emails;

  const addClass = (classroomId: string) =>
    action.run(async () => {
      const more = await call(classroomEndpoints.classroomAddresses, { classroomId });
      setText((before) => [...new Set([...addressesIn(before), ...more])].join('\n'));
    });

  const give = ({ _id: courseId }: GivenCourse) =>
    action.run(async () => {
      const paid = isPaid ? { amount, note } : undefined;
      const answer = await call(accountEndpoints.grantCourse, { body: { courseId, emails, paid } });
      setLines(answer);
      setAsked(false);
      // What failed stays, to be corrected.
      const left = answer.filter(({ result }) => result === 'no-account' || result === 'invalid');
      setText(left.map(({ email }) => email).join('\n'));
      await onGiven?.();
    });

  return (
    <AskDialog
      title={course ? words['grant.titleOf']({ title: course.title }) : words['grant.title']()}
      text={words['grant.lead']()}
      {...(course && { confirm: words['person.giveThis']() })}
      {...(lines.length > 0 && { cancel: words['ui.close']() })}
      maxWidth="sm"
      action={action}
      onConfirm={() => {
        setAsked(true);
        if (course && emails.length > 0 && !isMany && (!isPaid || isAmount)) void give(course);
      }}
      onClose={onClose}
    >
      {!course && <ChooseCourse onChoose={setCourse} />}
      {course && (
        <>
          <TextField
            multiline
            minRows={3}
            maxRows={8}
            fullWidth
            label={words['grant.emails']()}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={isMany || (asked && emails.length === 0)}
            helperText={words['grant.emailsHint']({ count: emails.length, max: grantLimits.emails })}
          />
          <AddClass onAdd={(id) => void addClass(id)} />
          <label className="tap gap-2">
            <input type="checkbox" checked={isPaid} onChange={({ target }) => setPaid(target.checked)} />
            {words['account.paidCash']()}
          </label>
          {isPaid && (
            <>
              <TextField
                fullWidth
                label={words['grant.amount']({ sign: currencySign(school.currency) })}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                error={asked && !isAmount}
                helperText={asked && !isAmount ? words['grant.amountWrong']() : ' '}
                slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
              />
              <TextField
                fullWidth
                label={words['grant.note']()}
                value={note}
                onChange={({ target }) => setNote(target.value)}
                slotProps={{ htmlInput: { maxLength: grantLimits.note, autoComplete: 'off' } }}
              />
            </>
          )}
        </>
      )}
      <Outcome lines={lines} />
    </AskDialog>
  );
}
