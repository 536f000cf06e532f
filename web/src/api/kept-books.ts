import type { Book } from '@pathshala/contract/content/blog';
import { useEffect, useState } from 'react';
import type { KeptPack } from '../../offline/packs/pack.ts';
import { readPacks, readPart } from '../../offline/packs/read.ts';
import { siteLanguage } from '../words/language.ts';

/** Books stored on this device in the page's language, complete or not, by id. */
export interface KeptBooks {
  readonly packs: ReadonlyMap<string, KeptPack>;
  /** Refreshes after a change. */
  readonly look: () => void;
}

async function readKept(): Promise<KeptBooks['packs']> {
  const packs = await readPacks().catch(() => []);
  const own = packs.filter(({ kind, language }) => kind === 'book' && language === siteLanguage);
  return new Map(own.map((pack) => [pack.id, pack]));
}

/** Books stored on this device; empty until known. */
export function useKeptBooks(): KeptBooks {
  const [packs, setPacks] = useState<KeptBooks['packs']>(new Map());
  const look = () => void readKept().then(setPacks);
  useEffect(look, []);
  return { packs, look };
}

/**
 * A stored book's PDF; downloads bypass the service worker.
 * @returns undefined if it is incomplete here, or the school is reachable and has another one
 */
export async function keptPdf({ hash }: Book, pack: KeptPack): Promise<Blob | undefined> {
  const part = pack.parts.find(({ at }) => at === pack.page);
  if (!part || (navigator.onLine && part.hash !== hash)) return undefined;
  return await (await readPart(part))?.blob();
}
