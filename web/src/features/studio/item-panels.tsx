import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { assignSchema, type PreviewAnswer } from '@pathshala/contract/studio/schemas';
import { Form, Formik } from 'formik';
import { useId, useState } from 'react';
import toast from 'react-hot-toast';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/router.ts';
import { pageAddress } from '../../ui/site-address.ts';
import { Failure } from '../../ui/states.tsx';
import { dayText, errorText } from '../../words/format.ts';
import { languageQuery } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import { History } from './publish/history-panel.tsx';
import type { Publishing } from './publish/publishing.tsx';
import { Readers } from './publish/readers-panel.tsx';
import type { DraftSession } from './session/draft-session.ts';
import { useSaving } from './session/use-draft.ts';
import { type ItemName, useStudioCalls } from './studio-calls.ts';
import { revisionName } from './words.ts';

const titles = {
  history: words['studio.history'],
  readers: words['studio-publish.numbers'],
  share: words['studio-preview.share'],
  address: words['studio-edit.address'],
  teacher: words['studio.teacher'],
};

export type PanelId = keyof typeof titles;

interface ItemPanelProps {
  readonly panel: PanelId;
  readonly name: ItemName;
  readonly item: StudioItem | null;
  readonly session: DraftSession;
  readonly publishing: Publishing;
  readonly round: number;
  readonly onClose: () => void;
}

export default function ItemPanel({
  panel,
  name,
  item,
  session,
  publishing,
  round,
  onClose,
}: ItemPanelProps) {
  const titleId = useId();
  const calls = useStudioCalls();
  const { mine } = useSaving(session);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3 }}>
        {titles[panel]()}
      </DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        {panel === 'history' && (
          <History
            name={name}
            round={round}
            now={mine}
            onRestore={(one) => {
              onClose();
              void publishing.change(
                () => calls.restore(name, one.revision).then(session.restore),
                words['studio-edit.restored']({ what: revisionName(one) }),
              );
            }}
          />
        )}
        {panel === 'readers' && item?.published && <Readers name={name} published={item.published} />}
        {panel === 'share' && <SharePreview name={name} save={session.flush} />}
        {panel === 'address' && <Address name={name} isLive={Boolean(item?.published)} />}
        {panel === 'teacher' && (
          <CourseTeacher
            courseId={name.id}
            onGiven={() => {
              onClose();
              void calls.read(name).then(session.replace, () => undefined);
            }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="outlined" onClick={onClose}>
          {words['studio-edit.close']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Address({ name, isLive }: { readonly name: ItemName; readonly isLive: boolean }) {
  const page = allKinds[name.kind].page?.(name.id);
  return (
    <div className="stack gap-2">
      {page && <p>{isLive ? words['studio-edit.addressLive']() : words['studio-edit.addressLater']()}</p>}
      {page && isLive ? (
        <Link className="tap" to={page}>
          {pageAddress(page)}
        </Link>
      ) : (
        <p className="strong">{page ? pageAddress(page) : name.id}</p>
      )}
    </div>
  );
}

interface CourseTeacherProps {
  readonly courseId: string;
  readonly onGiven: () => void;
}

/** For admins. */
function CourseTeacher({ courseId, onGiven }: CourseTeacherProps) {
  const calls = useStudioCalls();
  const [failure, setFailure] = useState<string | null>(null);

  async function give({ email, publish }: { email: string; publish: boolean }) {
    setFailure(null);
    try {
      await calls.assign(courseId, email, publish);
      toast.success(words['studio.given']());
      onGiven();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <Formik initialValues={{ email: '', publish: false }} validationSchema={assignSchema} onSubmit={give}>
      {({ values, setFieldValue, isSubmitting }) => (
        <Form noValidate className="stack gap-4">
          <Field
            name="email"
            label={words['studio.email']()}
            type="email"
            hint={words['studio.teacherHint']()}
          />
          <label className="tap gap-2">
            <input
              type="checkbox"
              checked={values.publish}
              onChange={({ target }) => void setFieldValue('publish', target.checked)}
            />
            {words['studio.mayPublish']()}
          </label>
          <Failure text={failure} />
          <Button type="submit" variant="outlined" disabled={isSubmitting} sx={{ alignSelf: 'start' }}>
            {words['studio.give']()}
          </Button>
        </Form>
      )}
    </Formik>
  );
}

/** The secret is in the fragment. */
function addressOf({ url }: PreviewAnswer): string {
  const address = new URL(url, window.location.origin);
  if (languageQuery.lang) address.search = new URLSearchParams(languageQuery).toString();
  return address.href;
}

async function isCopied(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

interface SharePreviewProps {
  readonly name: ItemName;
  /** Saves first: the link shows the school's version. */
  readonly save: () => Promise<boolean>;
}

/** Makes and revokes links that show the draft without an account. */
function SharePreview({ name, save }: SharePreviewProps) {
  const calls = useStudioCalls();
  const [link, setLink] = useState<PreviewAnswer | null>(null);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function whileBusy(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    await act().catch((error: Error) => setFailure(error.message));
    setBusy(false);
  }
  const share = () =>
    whileBusy(async () => {
      if (!(await save())) throw new Error(words['studio-preview.saveFirst']());
      const answer = await calls.share(name);
      setLink(answer);
      setSaid((await isCopied(addressOf(answer))) ? words['studio-preview.copied']() : '');
    });
  const end = () =>
    whileBusy(async () => {
      await calls.unshare(name);
      setLink(null);
      setSaid(words['studio-preview.ended']());
    });

  return (
    <div className="stack gap-2">
      <div className="cluster gap-2">
        <Button size="small" variant="outlined" loading={busy} onClick={() => void share()}>
          {words['studio-preview.share']()}
        </Button>
        {link && (
          <Button size="small" disabled={busy} onClick={() => void end()}>
            {words['studio-preview.end']()}
          </Button>
        )}
      </div>
      <Failure text={failure} />
      <p role="status" className="note">
        {said} {link && words['studio-preview.worksUntil']({ day: dayText(link.expiresAt) })}
      </p>
      {link && (
        <TextField
          size="small"
          fullWidth
          label={words['studio-preview.link']()}
          value={addressOf(link)}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
    </div>
  );
}
