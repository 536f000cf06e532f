import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import type { Revocation } from '@pathshala/contract/certificates/certificate';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useRevocations } from '../../api/overview.ts';
import { useCall } from '../../api/use-call.ts';
import { useFurtherPages } from '../../api/whole-list.ts';
import { AdminLinks } from '../../page/admin-links.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { ByPerson } from '../../page/someone.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { useTablePage } from '../../ui/data-table-page.ts';
import { langOf } from '../../ui/language.ts';
import { Moment } from '../../ui/moment.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Link as PageLink } from '../../ui/router.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useAddressPage } from '../../ui/use-address.ts';
import { dayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';

/** Certificates on a page of the table. */
const pageSize = 25;

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
    phone: 12,
    cell: ({ at }) => <Moment at={at} exact />,
  },
  {
    key: 'certificate',
    label: words['certificate.revokedOne'](),
    width: '260px',
    phone: 12,
    cell: (one) => <Certificate revocation={one} />,
  },
  {
    key: 'reason',
    label: words['certificate.revokedWhy'](),
    phone: 12,
    cell: ({ reason = '' }) => <span lang={langOf(reason)}>{reason}</span>,
  },
  {
    key: 'by',
    label: words['certificate.revokedBy'](),
    width: '230px',
    phone: 12,
    cell: ({ by }) => <ByPerson party={by} />,
  },
  {
    key: 'restore',
    label: words['certificate.restoreShort'](),
    width: '190px',
    phone: 12,
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

/** The revoked certificates, the newest first. */
export function Component() {
  const list = useRevocations();
  const call = useCall();
  const [busy, setBusy] = useState(false);
  const place = useAddressPage();
  const { items = [], more, loadMore } = list;
  useFurtherPages(list, (place.page + 1) * pageSize > items.length);
  const page = useTablePage({ rows: items, more, loadMore }, pageSize, place);
  async function restore({ _id }: Revocation) {
    setBusy(true);
    try {
      await call(adminEndpoints.restoreCertificate, { certificateId: _id });
      toast.success(words['certificate.restoredNow']());
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    await list.refetch();
    setBusy(false);
  }
  return (
    <Page
      title={words['titles.revocations']()}
      lead={words['certificate.revokedList']()}
      aside={<AdminLinks />}
    >
      <PagedTable of={words['titles.revocations']()} list={list} page={page}>
        {page.rows.length > 0 ? (
          <DataTable
            label={words['titles.revocations']()}
            columns={columns((one) => void restore(one), busy)}
            rows={page.rows}
            from={page.from}
          />
        ) : (
          <EmptyState
            title={words['certificate.noneRevoked']()}
            text={words['certificate.noneRevokedText']()}
          />
        )}
      </PagedTable>
    </Page>
  );
}
