import { auditKinds, isStudioKind } from '@pathshala/content/kinds/all-kinds';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { type AuditEntry, auditActions } from '@pathshala/contract/studio/items';
import { useListPage } from '../../api/paged-list.ts';
import { metaOf } from '../../page/page-meta.ts';
import { Someone } from '../../page/someone.tsx';
import { Choice } from '../../ui/choice.tsx';
import type { CsvColumn } from '../../ui/csv-button.tsx';
import { type Column, ListPage } from '../../ui/list-page.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Link } from '../../ui/router.ts';
import { useAddressChoice } from '../../ui/use-address.ts';
import { words } from '../../words/words.ts';
import { useStudioCalls, useStudioList } from './studio-calls.ts';
import { StudioLinks, titleOf } from './studio-parts.tsx';
import { actionWords, auditKindWords, labelsOf } from './words.ts';

export const meta = metaOf(pages.studioAudit, words['studio.audit'], words['studio.auditLead']);

const perCall = 200;
const maxAtOnce = 1000;

function aboutOf({ kind, id, revision, subject, course, ...entry }: AuditEntry): string {
  const one = auditKindWords[kind].one();
  const title = entry.title ?? (kind === 'pages' || kind === 'home' ? id : undefined);
  const name = title === undefined ? id : `“${titleOf(title, isStudioKind(kind) ? kind : undefined)}”`;
  if (revision !== undefined) return words['studio.aboutRevision']({ one, id: name, revision });
  if (!subject) return `${one} ${name}`;
  const courseName = entry.courseTitle === undefined ? course : titleOf(entry.courseTitle);
  return [subject.email ?? words['studio.somebody'](), courseName].filter(Boolean).join(' · ');
}

export const auditColumns = (): readonly CsvColumn<AuditEntry>[] => [
  { title: words['studio.when'](), cell: ({ at }) => at },
  { title: words['studio.who'](), cell: ({ actor }) => actor.email ?? actor._id },
  { title: words['studio.what'](), cell: ({ action }) => actionWords[action]() },
  { title: words['studio.kind'](), cell: ({ kind }) => auditKindWords[kind].one() },
  { title: words['studio.title'](), cell: ({ title }) => (title === undefined ? '' : titleOf(title)) },
  { title: words['studio.id'](), cell: ({ id, course }) => (course ? `${id} · ${course}` : id) },
  { title: words['studio.revisionColumn'](), cell: ({ revision }) => revision ?? '' },
];

function Subject({ entry }: { readonly entry: AuditEntry }) {
  const { kind, id } = entry;
  if (kind === 'people') {
    return entry.subject?.email ? <Link to={paths.person(id)}>{aboutOf(entry)}</Link> : aboutOf(entry);
  }
  if (kind !== 'media') return <Link to={paths.studioItem(kind, id)}>{aboutOf(entry)}</Link>;
  return <a href={`${apiRoot}${pathOf(endpoints.media, { name: id })}`}>{aboutOf(entry)}</a>;
}

const columns = (): readonly Column<AuditEntry>[] => [
  {
    key: 'at',
    label: words['studio.when'](),
    width: '200px',
    phone: 12,
    cell: ({ at }) => <Moment at={at} exact />,
  },
  {
    key: 'who',
    label: words['studio.who'](),
    phone: 7,
    cell: ({ actor }) => <Someone party={actor} />,
  },
  {
    key: 'what',
    label: words['studio.what'](),
    width: '180px',
    phone: 5,
    cell: ({ action }) => actionWords[action](),
  },
  {
    key: 'which',
    label: words['studio.which'](),
    phone: 12,
    cell: (entry) => <Subject entry={entry} />,
  },
];

const every = 'all';
const actionFilters = { [every]: words['studio.all'], ...actionWords };
const kindFilters = {
  [every]: words['studio.all'],
  ...Object.fromEntries(auditKinds.map((kind) => [kind, auditKindWords[kind].many])),
} as Readonly<Record<string, () => string>>;

export function Component() {
  const calls = useStudioCalls();
  const list = useStudioList<AuditEntry>(studioEndpoints.studioAudit, {}, {}, perCall);
  const action = useAddressChoice('action', [every, ...auditActions], every);
  const kind = useAddressChoice('kind', Object.keys(kindFilters), every);
  const isNarrowed = action.value !== every || kind.value !== every;
  const rows = list.items?.filter(
    (one) =>
      (action.value === every || one.action === action.value) &&
      (kind.value === every || one.kind === kind.value),
  );
  // Entries that match the filters may be old, so the rest of the list is fetched too.
  const page = useListPage(list, { needsAll: isNarrowed, ...(rows && { rows }) });

  async function loadAll(): Promise<AuditEntry[]> {
    const all: AuditEntry[] = [];
    let after: string | null | undefined;
    do {
      const part = await calls.audit({ limit: maxAtOnce, ...(after ? { after } : {}) });
      all.push(...part.items);
      after = part.next;
    } while (after);
    return all;
  }

  return (
    <ListPage
      title={words['studio.audit']()}
      lead={words['studio.auditLead']()}
      aside={<StudioLinks />}
      of={words['studio.changes']()}
      page={page}
      columns={columns()}
      empty={
        <p role="status">{isNarrowed ? words['studio.nothingFound']() : words['studio.nothingYet']()}</p>
      }
      csv={{ file: 'studio', columns: auditColumns(), load: loadAll }}
      above={
        <div className="cluster gap-2 below-4">
          <Choice
            label={words['ui.action']()}
            options={labelsOf(actionFilters)}
            value={action.value}
            onChoose={action.choose}
          />
          <Choice
            label={words['studio.kind']()}
            options={labelsOf(kindFilters)}
            value={kind.value}
            onChoose={kind.choose}
          />
        </div>
      }
    />
  );
}
