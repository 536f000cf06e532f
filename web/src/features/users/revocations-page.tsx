import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Revocation } from '@pathshala/contract/certificates/certificate';
import { certificateEndpoints } from '@pathshala/contract/certificates/endpoints';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { useListPage, usePagedList } from '../../api/paged-list.ts';
import { useCall } from '../../api/use-answer.ts';
import { useAction } from '../../auth/use-action.tsx';
import { AdminLinks } from '../../page/admin-links.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { ByPerson } from '../../page/someone.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Link as PageLink } from '../../ui/router.ts';
import { EmptyState } from '../../ui/states.tsx';
import { Written } from '../../ui/written.tsx';
import { dayText } from '../../words/format.ts';
import { langOf } from '../../words/language.ts';
import { words } from '../../words/words.ts';

export const meta = metaOf(pages.revocations, words['titles.revocations'], words['descriptions.revocations']);

function Certificate({ revocation: { _id, certificate } }: { readonly revocation: Revocation }) {
  const soft = { display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' };
  if (!certificate) {
    return (
      <>
        {words['certificate.revokedGone']()}
        <Box component="span" sx={soft}>
          {_id}
        </Box>
      </>
    );
  }
  const { uid, name, title, day } = certificate;
  return (
    <>
      <Link component={PageLink} to={paths.person(uid)} lang={langOf(name)}>
        {name}
      </Link>
      <Box component="span" sx={soft} lang={langOf(title)}>
        {title}
      </Box>
      <Box component="span" sx={soft}>
        {words['certificate.revokedDay']({ day: dayText(day) })}
      </Box>
    </>
  );
}

const columns = (restore: (one: Revocation) => void, busy: boolean): readonly Column<Revocation>[] => [
  {
    key: 'at',
    label: words['certificate.revokedWhen'](),
    width: '170px',
    cell: ({ at }) => <Moment at={at} exact />,
  },
  {
    key: 'certificate',
    label: words['certificate.revokedOne'](),
    width: '260px',
    cell: (one) => <Certificate revocation={one} />,
  },
  {
    key: 'reason',
    label: words['certificate.revokedWhy'](),
    cell: ({ reason = '' }) => <Written text={reason} />,
  },
  {
    key: 'by',
    label: words['certificate.revokedBy'](),
    width: '230px',
    cell: ({ by }) => <ByPerson party={by} />,
  },
  {
    key: 'restore',
    label: words['certificate.restoreShort'](),
    width: '190px',
    cell: (one) => (
      <Button
        variant="outlined"
        disabled={busy}
        aria-label={words['certificate.restoreOf']({
          name: one.certificate?.name ?? one._id,
          title: one.certificate?.title ?? words['certificate.revokedGone'](),
        })}
        onClick={() => restore(one)}
      >
        {words['certificate.restoreShort']()}
      </Button>
    ),
  },
];

export function Component() {
  const list = usePagedList(certificateEndpoints.revocations, 100);
  const call = useCall();
  const { running, run, dialogs } = useAction(list.refetch);
  const restore = ({ _id }: Revocation) =>
    void run(() => call(certificateEndpoints.restoreCertificate, { certificateId: _id }), {
      done: words['certificate.restoredNow'](),
    });
  return (
    <ListPage
      title={words['titles.revocations']()}
      lead={words['certificate.revokedList']()}
      aside={<AdminLinks />}
      of={words['titles.revocations']()}
      page={useListPage(list)}
      columns={columns(restore, running)}
      empty={
        <EmptyState
          title={words['certificate.noneRevoked']()}
          text={words['certificate.noneRevokedText']()}
        />
      }
    >
      {dialogs}
    </ListPage>
  );
}
