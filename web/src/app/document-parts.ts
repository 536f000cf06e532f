import type { ShownDraft } from '@pathshala/contract/calls/site-server';
import { createContext } from 'react';

/** Parts of the document that the server adds; hydration keeps them. */
export interface DocumentParts {
  /** The boot script, the same on all pages. */
  readonly bootScript?: string;
  /** The page's styles. */
  readonly styles?: string;
  /** The page's colour where it is light, and where it is dark: the browser has them from the document. */
  readonly papers?: readonly string[];
  /** Fonts to preload. */
  readonly fonts?: readonly string[];
  /** `PageStart` as JSON, for the boot script and the site. */
  readonly start?: string;
  /** A fallback page: the browser renders the content. */
  readonly isDrawn?: boolean;
  /** Content hash of the page's publishable content. */
  readonly contentHash?: string | undefined;
  /** A draft page without scripts. */
  readonly draft?: ShownDraft;
}

export const DocumentContext = createContext<DocumentParts>({});
