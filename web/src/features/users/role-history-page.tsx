import type { Role } from '@pathshala/contract/accounts/user';
import type { RoleChange } from '@pathshala/contract/admin/person';
import { pages } from '@pathshala/contract/site/routes';
import { useRoleChanges } from '../../api/overview.ts';
import { useListPage } from '../../api/paged-list.ts';
import { AdminLinks } from '../../page/admin-links.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { type Column, ListPage } from '../../ui/list-page.tsx';
import { Moment } from '../../ui/moment.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import { ByPerson, Someone } from './someone.tsx';

export const meta = metaOf(pages.roleHistory, words['titles.roleHistory'], words['descriptions.roleHistory']);

/** Somebody who becomes a student lost another role. */
const changeNames: Partial<Readonly<Record<Role, () => string>>> = {
  admin: words['users.becameAdmin'],
  teacher: words['users.becameTeacher'],
};

const columns = (): readonly Column<RoleChange>[] => [
  {
    key: 'at',
    label: words['users.when'](),
    width: '200px',
    phone: 12,
    cell: ({ at }) => <Moment at={at} exact />,
  },
  {
    key: 'subject',
    label: words['users.who'](),
    phone: 12,
    cell: ({ subject }) => <Someone party={subject} />,
  },
  {
    key: 'change',
    label: words['users.what'](),
    width: '210px',
    phone: 12,
    cell: ({ from, to }) =>
      (
        changeNames[to] ?? (from === 'teacher' ? words['users.noLongerTeacher'] : words['users.madeStudent'])
      )(),
  },
  {
    key: 'actor',
    label: words['users.by'](),
    phone: 12,
    cell: ({ actor }) => <ByPerson party={actor} />,
  },
];

/** The role history, the newest change first. */
export function Component() {
  return (
    <ListPage
      title={words['titles.roleHistory']()}
      lead={words['users.historyLead']()}
      aside={<AdminLinks />}
      of={words['users.changes']()}
      page={useListPage(useRoleChanges())}
      columns={columns()}
      empty={<EmptyState title={words['users.noChanges']()} text={words['users.noChangesText']()} />}
    />
  );
}
