import { listEndpoints } from '@pathshala/contract/calls/endpoints';
import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { Blog, Book } from '@pathshala/contract/content/blog';
import type { Course } from '@pathshala/contract/courses/course';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { addressIn } from '@pathshala/contract/text/language-address';
import { listAddress, type SiteList } from '../../api/list-address.ts';
import { languageQuery } from '../../http/language-query.ts';
import { dataAddress } from '../../page-address.ts';
import { siteLanguage } from '../../words/language.ts';

const asked = new Map<string, Promise<unknown>>();

/** Reads what readers have around a draft, once for each frame. @returns undefined if there is nothing, or it did not come */
function ask<Data>(address: string): Promise<Data | undefined> {
  const answer =
    asked.get(address) ??
    fetch(address).then(
      (response) => (response.ok ? response.json() : undefined),
      () => undefined,
    );
  asked.set(address, answer);
  return answer as Promise<Data | undefined>;
}

/** The data of a page of the site. @param path in the first language */
export const livePage = <Data>(path: string) => ask<Data>(dataAddress(addressIn(siteLanguage, path)));

export const liveList = async <Entry extends Blog | Book>(list: SiteList): Promise<readonly Entry[]> =>
  (await ask<Entry[]>(listAddress(list, siteLanguage))) ?? [];

export const liveCourses = async (list: ListName): Promise<readonly Course[]> =>
  (await ask<Course[]>(`${apiRoot}${pathOf(listEndpoints[list], { query: languageQuery })}`)) ?? [];
