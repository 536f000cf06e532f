import type { Book } from '@pathshala/contract/content/blog';
import { useEffect, useState } from 'react';
import type { KeptPack } from '../../offline/packs/pack.ts';
import { readPacks, readPart } from '../../offline/packs/read.ts';
import { siteLanguage } from '../words/language.ts';

/** The books that are kept on this device in the page's language, whole or not, by their ids. */
export interface KeptBooks {
  readonly packs: ReadonlyMap<string, KeptPack>;
  /** Looks again: one has come, or gone. */
  readonly look: () => void;
}

async function readKept(): Promise<KeptBooks['packs']> {
  const packs = await readPacks().catch(() => []);
  const own = packs.filter(({ kind, language }) => kind === 'book' && language === siteLanguage);
  return new Map(own.map((pack) => [pack.id, pack]));
}

/** The books that are kept on this device; none before it is known. */
export function useKeptBooks(): KeptBooks {
  const [packs, setPacks] = useState<KeptBooks['packs']>(new Map());
  const look = () => void readKept().then(setPacks);
  useEffect(look, []);
  return { packs, look };
}

/**
 * The PDF of a book as it is kept here. A browser asks no worker for what it downloads.
 * @returns undefined where it is not here whole, or the school has another one now and can be asked
 */
export async function keptPdf({ hash }: Book, pack: KeptPack): Promise<Blob | undefined> {
  const part = pack.parts.find(({ at }) => at === pack.page);
  if (!part || (navigator.onLine && part.hash !== hash)) return undefined;
  return await (await readPart(part))?.blob();
}
