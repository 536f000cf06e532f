import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { conditionHeader, studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioEntry, StudioPage } from '@pathshala/contract/studio/items';
import type { Answer, TestApi } from './api.ts';
import type { Person } from './people.ts';
import { courseFields, lessonFields } from './studio.ts';

/** The `If-Match` value of an item. */
export const etag = (answer: Answer) => answer.headers.get('etag') ?? '';

/** The `If-Match` header of an item; without one it is left out. */
export const ifMatch = (tag: string | undefined) => ({
  headers: tag === undefined ? {} : { [conditionHeader]: tag },
});

/** A person's calls to the studio; both functions are called at each call. */
export function editing(api: () => TestApi, who: () => Person) {
  const create = (kind: StudioKind, body: StudioFields) =>
    api().call(studioEndpoints.studioCreate, { kind, body, token: who().token });
  const read = (kind: StudioKind, id: string) =>
    api().call(studioEndpoints.studioItem, { kind, id, token: who().token });
  const save = (kind: StudioKind, id: string, tag: string | undefined, body: StudioFields) =>
    api().call(studioEndpoints.studioSave, { kind, id, body, token: who().token, ...ifMatch(tag) });
  const publish = (kind: StudioKind, id: string, tag: string | undefined, note?: string) =>
    api().call(studioEndpoints.studioPublish, {
      kind,
      id,
      body: { note },
      token: who().token,
      ...ifMatch(tag),
    });
  const unpublish = (kind: StudioKind, id: string) =>
    api().call(studioEndpoints.studioUnpublish, { kind, id, token: who().token });
  const archive = (kind: StudioKind, id: string, tag?: string) =>
    api().call(studioEndpoints.studioArchive, { kind, id, token: who().token, ...ifMatch(tag) });
  const list = async (kind: StudioKind, query: Record<string, string | number> = {}) => {
    const answer = await api().call(studioEndpoints.studioList, { kind, query, token: who().token });
    return answer.json as StudioPage<StudioEntry>;
  };
  /** A course with one lesson, as readers have it. */
  const publishCourse = async (id: string, list: ListName = courseFields.list) => {
    const lesson = await create('lessons', { ...lessonFields, id: `${id}~first` });
    await publish('lessons', `${id}~first`, etag(lesson));
    await publish('courses', id, etag(await create('courses', { ...courseFields, id, list })));
  };
  return { create, read, save, publish, unpublish, archive, list, publishCourse };
}
