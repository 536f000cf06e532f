import { isLocalText, type StudioFields } from '@pathshala/contract/content/fields';
import type { Issue } from '@pathshala/contract/http/validation';
import { mediaIn } from '@pathshala/contract/pictures/in-markdown';
import { firstLanguage } from '@pathshala/contract/text/languages';

/** Whether an upload exists. */
export type HasMedia = (name: string) => Promise<boolean>;

type Text = readonly [path: string, text: string];

function textsOf(value: unknown, path: string): Text[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((one, at) => textsOf(one, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalText(value)) {
    return Object.entries(value).map(
      ([language, text]): Text => [
        language === firstLanguage ? path : `${path} (${language})`,
        String(text ?? ''),
      ],
    );
  }
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, path ? `${path}.${name}` : name));
}

/** Missing uploads that an item uses, with field and line. */
export async function missingMedia(fields: StudioFields, hasMedia: HasMedia): Promise<Issue[]> {
  const wanted = textsOf(fields, '').flatMap(([path, text]) =>
    mediaIn(text).map((name) => ({ path, name, line: text.slice(0, text.indexOf(name)).split('\n').length })),
  );
  const names = [...new Set(wanted.map(({ name }) => name))];
  const there = new Map(await Promise.all(names.map(async (name) => [name, await hasMedia(name)] as const)));
  return wanted
    .filter(({ name }) => !there.get(name))
    .map(({ path, name, line }) => ({
      path,
      line,
      key: 'faults.fileGone',
      params: { name },
    }));
}
