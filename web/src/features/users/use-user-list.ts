import { useFurtherPages } from '../../api/whole-list.ts';
import { useTablePage } from '../../ui/data-table-page.ts';
import { useAddressChoice, useAddressPage, useAddressText } from '../../ui/use-address.ts';
import { asItComes, orderNames, pickUsers, roleFilterNames } from './pick-users.ts';
import { useUsers } from './use-users.ts';

/** Users on a page of the table. */
const pageSize = 25;

/**
 * The table's people: who is looked for, in which order, and which page of them, all kept in the address. The API gives
 * them in pages, oldest first; where somebody is looked for or another order is wanted, the rest is fetched, so that
 * nobody is overlooked.
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
    /** Still looking through users that are not loaded yet. */
    searching: searching && wantsAll,
    /** Whether those who are shown are some of all. */
    narrowed: query.search.trim() !== '' || query.role !== 'everybody',
  };
}
