import type { ShownDraft } from '@pathshala/contract/calls/site-server';
import { createContext } from 'react';

/** What the server puts into a document besides the page: the browser takes it over as it stands. */
export interface DocumentParts {
  /** The one script that runs, the same in all pages. */
  readonly bootScript?: string;
  /** The page's styles. */
  readonly styles?: string;
  /** Addresses of the style sheets that these were. */
  readonly sheets?: readonly string[];
  /** Addresses of the fonts that the page's words begin with. */
  readonly fonts?: readonly string[];
  /** Speculation rules. */
  readonly rules?: string;
  /** What the boot script and the site begin with: `PageStart` as JSON. */
  readonly start?: string;
  /** There is no page in it: the browser draws whatever was asked for. */
  readonly isDrawn?: boolean;
  /** The content hash of what the page shows that somebody can publish. */
  readonly contentHash?: string | undefined;
  /** It shows a draft: nothing in it runs. */
  readonly draft?: ShownDraft;
  /** In a browser: fetches what a page is made of before it is opened. */
  readonly preparePage?: (path: string) => Promise<void>;
}

export const DocumentContext = createContext<DocumentParts>({});
