import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { allKinds } from '@pathshala/content/kinds/all-kinds';
import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { emailPattern } from '@pathshala/contract/http/validation';
import { fewestAnswers, type QuizAnswers } from '@pathshala/contract/studio/items';
import type { AssignInput, PreviewAnswer } from '@pathshala/contract/studio/schemas';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useAction } from '../../auth/use-action.tsx';
import AskDialog from '../../ui/ask-dialog.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { Link } from '../../ui/router.ts';
import { pageAddress } from '../../ui/site-address.ts';
import { faults } from '../../words/compiled/messages/faults.js';
import { dayText } from '../../words/format.ts';
import { languageQuery, siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import { History } from './publish/history-panel.tsx';
import styles from './publish/publish.module.css';
import type { PanelProps } from './publish/publishing.tsx';
import { type ItemName, useReaders, useStudioCalls } from './studio-calls.ts';
import DrawnLine from './text/drawn-line.tsx';

interface Question {
  readonly question?: string;
  readonly options?: readonly string[];
  readonly answer?: number;
}

interface AnswersProps extends QuizAnswers {
  readonly published: StudioFields;
}

function Answers({ pupils, chosen, published }: AnswersProps) {
  const quiz = (fieldsIn('lessons', published, siteLanguage).quiz ?? []) as readonly Question[];
  return (
    <ol className="lines">
      {chosen.map((counts, at) => {
        const { question = '', options = [], answer = -1 } = quiz[at] ?? {};
        const wrong = pupils - (counts[answer] ?? 0);
        return (
          <li key={at}>
            <p>
              <strong>
                <DrawnLine text={question} />
              </strong>{' '}
              <span className="soft">{words['studio-publish.wrong']({ wrong, pupils })}</span>
            </p>
            <ul className={styles.answers}>
              {counts.map((count, option) => (
                <li key={option} className="row apart">
                  <span>
                    <DrawnLine text={options[option] ?? ''} />
                    {option === answer && <span className="leaf"> {words['studio-publish.right']()}</span>}
                  </span>
                  <span>{words['studio-publish.chose']({ count })}</span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

function Readers({ name, published }: { readonly name: ItemName; readonly published: StudioFields }) {
  const { data, error } = useReaders(name);
  const own = Object.values(data?.done ?? {})[0] ?? 0;
  return (
    <div className="stack">
      {!data && (
        // Not awaited, so not announced.
        <p role={error ? 'status' : undefined}>
          {error ? words['studio-publish.notCounted']() : words['studio-publish.counting']()}
        </p>
      )}
      {data && (
        <p>
          {data.pupils === 0
            ? words['studio-publish.noStudents']()
            : words['studio-publish.courseReaders']({ count: data.pupils })}
          {name.kind === 'lessons' && ` ${words['studio-publish.finishedLesson']({ count: own })}`}
        </p>
      )}
      {data?.quiz && (
        <>
          <h3 className="h4">{words['studio-publish.firstAnswers']()}</h3>
          {data.quiz.chosen.length > 0 ? (
            <Answers {...data.quiz} published={published} />
          ) : (
            <p className="soft">
              {words['studio-publish.fewAnswers']({ count: data.quiz.pupils, fewest: fewestAnswers })}
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Address({ name, item }: PanelProps) {
  const page = allKinds[name.kind].page?.(name.id);
  if (!page) return <p className="strong">{name.id}</p>;
  const address = pageAddress(page);
  const isLive = Boolean(item?.published);
  return (
    <>
      <p>{isLive ? words['studio-edit.addressLive']() : words['studio-edit.addressLater']()}</p>
      <p className="strong">
        {isLive ? (
          <Link className="tap" to={page}>
            {address}
          </Link>
        ) : (
          address
        )}
      </p>
    </>
  );
}

/** An empty address takes the course back from its teacher. */
function CourseTeacher({ name, session, onClose }: PanelProps) {
  const calls = useStudioCalls();
  const [email, setEmail] = useState('');
  const [publish, setPublish] = useState(false);
  const [asked, setAsked] = useState(false);
  const isKnown = email.trim() === '' || emailPattern.test(email.trim());
  const action = useAction();

  const give = (input: AssignInput) =>
    action.run(async () => {
      await calls.assign(name.id, input);
      toast.success(words['studio.given']());
      onClose();
      await calls.read(name).then(session.replace, () => undefined);
    });

  return (
    <AskDialog
      title={words['studio.teacher']()}
      confirm={words['studio.give']()}
      action={action}
      onConfirm={() => {
        setAsked(true);
        if (isKnown) void give({ email: email.trim(), publish });
      }}
      onClose={onClose}
    >
      <TextField
        type="email"
        label={words['studio.email']()}
        value={email}
        fullWidth
        onChange={({ target }) => setEmail(target.value)}
        error={asked && !isKnown}
        helperText={asked && !isKnown ? faults['faults.emailOrEmpty']() : words['studio.teacherHint']()}
      />
      <label className="tap gap-2">
        <input type="checkbox" checked={publish} onChange={({ target }) => setPublish(target.checked)} />
        {words['studio.mayPublish']()}
      </label>
    </AskDialog>
  );
}

/** The secret is in the fragment. */
function addressOf({ url }: PreviewAnswer): string {
  const address = new URL(url, window.location.origin);
  if (languageQuery.lang) address.search = new URLSearchParams(languageQuery).toString();
  return address.href;
}

/** Makes and revokes links that show the draft without an account. */
function SharePreview({ name, session, onClose }: PanelProps) {
  const calls = useStudioCalls();
  const action = useAction();
  const [link, setLink] = useState<PreviewAnswer | null>(null);
  const [said, setSaid] = useState('');

  const share = () =>
    action.run(async () => {
      // The link shows the school's version.
      if (!(await session.flush())) throw new Error(words['studio-preview.saveFirst']());
      const answer = await calls.share(name);
      setLink(answer);
      const copy = async () => navigator.clipboard.writeText(addressOf(answer));
      setSaid(
        await copy().then(
          () => words['studio-preview.copied'](),
          () => '',
        ),
      );
    });
  const end = () =>
    action.run(async () => {
      await calls.unshare(name);
      setLink(null);
      setSaid(words['studio-preview.ended']());
    });

  return (
    <AskDialog
      title={words['studio-preview.share']()}
      text={!link && words['studio-preview.lead']()}
      confirm={words['studio-preview.share']()}
      cancel={words['studio-edit.close']()}
      maxWidth="sm"
      action={action}
      onConfirm={() => void share()}
      onClose={onClose}
    >
      <p role="status">
        {said} {link && words['studio-preview.worksUntil']({ day: dayText(link.expiresAt) })}
      </p>
      {link && (
        <>
          <TextField
            size="small"
            fullWidth
            label={words['studio-preview.link']()}
            value={addressOf(link)}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <Button disabled={action.running} sx={{ justifySelf: 'start' }} onClick={() => void end()}>
            {words['studio-preview.end']()}
          </Button>
        </>
      )}
    </AskDialog>
  );
}

const GrantDialog = lazyDialog(() => import('../../course-ui/grant-dialog.tsx'));

const titles = {
  history: words['studio.history'],
  readers: words['studio-publish.numbers'],
  address: words['studio-edit.address'],
};

export type PanelId = keyof typeof titles | 'share' | 'teacher' | 'grant';

export default function ItemPanel({ panel, ...props }: PanelProps & { readonly panel: PanelId }) {
  const { name, item, onClose } = props;
  if (panel === 'grant')
    return <GrantDialog course={{ _id: name.id, title: props.title }} onClose={onClose} />;
  if (panel === 'share') return <SharePreview {...props} />;
  if (panel === 'teacher') return <CourseTeacher {...props} />;
  return (
    <AskDialog title={titles[panel]()} cancel={words['studio-edit.close']()} maxWidth="sm" onClose={onClose}>
      {panel === 'history' && <History {...props} />}
      {panel === 'readers' && item?.published && <Readers name={name} published={item.published} />}
      {panel === 'address' && <Address {...props} />}
    </AskDialog>
  );
}
