import { fitFields } from '@pathshala/content/kinds/fields-of';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';

/** The content hash of an item, the same as the school's; `contentHashOf` of the content package computes that one. */
export async function contentHashOf(kind: StudioKind, id: string, fields: StudioFields): Promise<string> {
  const text = JSON.stringify([[id, fitFields(kind, fields).fields]]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, 16);
}
