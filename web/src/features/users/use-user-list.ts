import { useFurtherPages } from '../../api/whole-list.ts';
import { useTablePage } from '../../ui/data-table-page.ts';
import { useAddressChoice, useAddressPage, useAddressText } from '../../ui/use-address.ts';
import { asItComes, orderNames, pickUsers, roleFilterNames } from './pick-users.ts';
import { useUsers } from './use-users.ts';

/** Users on a page of the table. */
const pageSize = 25;

/**
 * The users of the table: search, order and page, all kept in the address. The API gives them in pages, oldest first;
 * for a search or another order the rest is loaded, so that nobody is missed.
 */
export function useUserList() {
  const list = useUsers();
  const search = useAddressText('q');
  const role = useAddressChoice('role', roleFilterNames, 'everybody');
  const order = useAddressChoice('sort', orderNames, 'oldest');
  const place = useAddressPage();
  const query = { search: search.text, role: role.value, order: order.value };
  const { items = [], more, loadMore } = list;
  const wantsAll = !asItComes(query);
  const searching = useFurtherPages(list, wantsAll || (place.page + 1) * pageSize > items.length);
  const found = wantsAll ? pickUsers(items, query) : items;
  const page = useTablePage({ rows: found, more, loadMore }, pageSize, place);
  return {
    list,
    page,
    search,
    role,
    order,
    /** Still loading users to search. */
    searching: searching && wantsAll,
    /** Whether only some of the users are shown. */
    narrowed: query.search.trim() !== '' || query.role !== 'everybody',
  };
}
