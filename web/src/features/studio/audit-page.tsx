import { auditKinds, isStudioKind } from '@pathshala/content/kinds/all-kinds';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { mediaEndpoints } from '@pathshala/contract/pictures/media';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { type AuditEntry, type AuditKind, auditActions } from '@pathshala/contract/studio/items';
import { useListPage, usePagedList } from '../../api/paged-list.ts';
import { metaOf } from '../../page/page-meta.ts';
import { Someone } from '../../page/someone.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { ListPage, orAll, useFilter } from '../../ui/list-page.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import { actionWord, auditCalled, StudioLinks, titleOf } from './studio-parts.tsx';

export const meta = metaOf(pages.studioAudit, words['studio.audit'], words['studio.auditLead']);

function aboutOf({ kind, id, revision, subject, course, ...entry }: AuditEntry): string {
  const one = auditCalled(kind, 'one');
  const title = entry.title ?? (kind === 'pages' || kind === 'home' ? id : undefined);
  const name = title === undefined ? id : `“${titleOf(title, isStudioKind(kind) ? kind : undefined)}”`;
  if (revision !== undefined) return words['studio.aboutRevision']({ one, id: name, revision });
  if (!subject) return `${one} ${name}`;
  const courseName = entry.courseTitle === undefined ? course : titleOf(entry.courseTitle);
  return [subject.email ?? words['studio.somebody'](), courseName].filter(Boolean).join(' · ');
}

function Subject({ entry }: { readonly entry: AuditEntry }) {
  const { kind, id, subject } = entry;
  const about = aboutOf(entry);
  if (kind === 'media')
    return <a href={`${apiRoot}${pathOf(mediaEndpoints.media, { name: id })}`}>{about}</a>;
  if (kind !== 'people') return <Link to={paths.studioItem(kind, id)}>{about}</Link>;
  return subject?.email ? <Link to={paths.person(id)}>{about}</Link> : about;
}

const columns = (): readonly Column<AuditEntry>[] => [
  {
    ...{ key: 'at', label: words['studio.when'](), width: '200px' },
    cell: ({ at }) => <Moment at={at} exact />,
  },
  { key: 'who', label: words['studio.who'](), phone: 7, cell: ({ actor }) => <Someone party={actor} /> },
  {
    ...{ key: 'what', label: words['studio.what'](), width: '180px', phone: 5 },
    cell: ({ action }) => actionWord(action),
  },
  { key: 'which', label: words['studio.which'](), cell: (entry) => <Subject entry={entry} /> },
];

const fits = (own: string, chosen: string | undefined) => chosen === undefined || chosen === own;

export function Component() {
  const list = usePagedList(studioEndpoints.studioAudit, 200);
  const kindWord = (kind: AuditKind) => auditCalled(kind, 'many');
  const action = useFilter('action', words['ui.action'](), orAll(auditActions, actionWord));
  const kind = useFilter('kind', words['studio.kind'](), orAll(auditKinds, kindWord));
  const needsAll = (action.chosen ?? kind.chosen) !== undefined;
  const rows = list.items?.filter((one) => fits(one.action, action.chosen) && fits(one.kind, kind.chosen));
  // Entries that match the filters may be old, so the rest of the list is fetched too.
  const page = useListPage(list, { needsAll, ...(rows && { rows }) });

  return (
    <ListPage
      title={words['studio.audit']()}
      lead={words['studio.auditLead']()}
      aside={<StudioLinks />}
      of={words['studio.changes']()}
      page={page}
      columns={columns()}
      empty={<p role="status">{needsAll ? words['studio.nothingFound']() : words['studio.nothingYet']()}</p>}
      above={
        <div className="cluster gap-2 below-4">
          {action.filter}
          {kind.filter}
        </div>
      }
    />
  );
}
