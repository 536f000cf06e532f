import { auditKinds, isStudioKind } from '@pathshala/content/kinds/all-kinds';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { mediaEndpoints } from '@pathshala/contract/pictures/media';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { type AuditEntry, auditActions } from '@pathshala/contract/studio/items';
import { useListPage } from '../../api/paged-list.ts';
import { metaOf } from '../../page/page-meta.ts';
import { Someone } from '../../page/someone.tsx';
import { Choice } from '../../ui/choice.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Link } from '../../ui/router.ts';
import { useAddressChoice } from '../../ui/use-address.ts';
import { words } from '../../words/words.ts';
import { useStudioList } from './studio-calls.ts';
import { actionWord, auditKindWords, StudioLinks, titleOf } from './studio-parts.tsx';

export const meta = metaOf(pages.studioAudit, words['studio.audit'], words['studio.auditLead']);

function aboutOf({ kind, id, revision, subject, course, ...entry }: AuditEntry): string {
  const one = auditKindWords[kind].one();
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
    ...{ key: 'at', label: words['studio.when'](), width: '200px', phone: 12 },
    cell: ({ at }) => <Moment at={at} exact />,
  },
  { key: 'who', label: words['studio.who'](), phone: 7, cell: ({ actor }) => <Someone party={actor} /> },
  {
    ...{ key: 'what', label: words['studio.what'](), width: '180px', phone: 5 },
    cell: ({ action }) => actionWord(action),
  },
  { key: 'which', label: words['studio.which'](), phone: 12, cell: (entry) => <Subject entry={entry} /> },
];

const every = 'all';

/** One of the values, or all of them; kept in the address. */
function useFilter<Value extends string>(name: string, values: readonly Value[]) {
  const { value, choose } = useAddressChoice(name, [every, ...values], every);
  const has = (one: Value) => value === every || value === one;
  const control = (label: string, wordOf: (one: Value) => string) => (
    <Choice<string>
      label={label}
      options={Object.fromEntries([
        [every, words['studio.all']()],
        ...values.map((one) => [one, wordOf(one)] as const),
      ])}
      value={value}
      onChoose={choose}
    />
  );
  return { has, isOn: value !== every, control };
}

export function Component() {
  const list = useStudioList<AuditEntry>(studioEndpoints.studioAudit, {}, {}, 200);
  const actions = useFilter('action', auditActions);
  const kinds = useFilter('kind', auditKinds);
  const needsAll = actions.isOn || kinds.isOn;
  const rows = list.items?.filter(({ action, kind }) => actions.has(action) && kinds.has(kind));
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
          {actions.control(words['ui.action'](), actionWord)}
          {kinds.control(words['studio.kind'](), (kind) => auditKindWords[kind].many())}
        </div>
      }
    />
  );
}
