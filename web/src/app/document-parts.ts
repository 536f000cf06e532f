import type { ShownDraft } from '@pathshala/contract/calls/site-server';
import { createContext } from 'react';

/** Parts of the document that the server adds; hydration keeps them. */
export interface DocumentParts {
  readonly bootScript?: string;
  readonly styles?: string;
  /** Browser chrome colours of the light and the dark scheme. */
  readonly papers?: readonly string[];
  readonly fonts?: readonly string[];
  readonly start?: string;
  readonly isDrawn?: boolean;
  /** Content hash of the page's publishable content. */
  readonly contentHash?: string | undefined;
  readonly draft?: ShownDraft;
}

export const DocumentContext = createContext<DocumentParts>({});
