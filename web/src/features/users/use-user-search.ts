import { normaliseEmail, type User } from '@pathshala/contract/user';
import { useEffect, useState } from 'react';
import type { PagedList } from '../../api/paged-list.ts';

/**
 * Finds users by a part of their e-mail address. The API gives the list in pages; while something is searched for, the
 * rest of them is fetched, so that nobody is overlooked.
 */
export function useUserSearch({ items = [], more, loading, error, loadMore }: PagedList<User>) {
  const [search, setSearch] = useState('');
  const wanted = normaliseEmail(search);
  const searching = wanted !== '' && more && !error;
  useEffect(() => {
    if (searching && !loading) loadMore();
  }, [searching, loading, loadMore]);
  return {
    search,
    setSearch,
    /** Still looking through users that are not loaded yet. */
    searching,
    found: wanted ? items.filter((user) => normaliseEmail(user.email).includes(wanted)) : items,
  };
}
