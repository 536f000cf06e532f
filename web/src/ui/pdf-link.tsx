import { useId } from 'react';
import { formatBytes } from '../words/format.ts';
import { words } from '../words/words.ts';
import { actionClass } from './action.tsx';
import { Icon } from './icon.tsx';

interface PdfLinkProps {
  readonly file: { readonly url: string; readonly bytes: number; readonly pages: number };
  /** Of the reader's file: an uploaded one is named by its hash. */
  readonly name: string;
  readonly describedBy: string;
}

export function PdfLink({ file: { url, bytes, pages }, name, describedBy }: PdfLinkProps) {
  const facts = useId();
  return (
    <p className="cluster gap-2">
      <a
        className={actionClass({ look: 'quiet' })}
        href={url}
        download={`${name}.pdf`}
        type="application/pdf"
        aria-describedby={`${describedBy} ${facts}`}
      >
        <Icon name="download" size={20} />
        {words['fixed.download']()}
      </a>
      <span id={facts} className="note">
        {words['books.facts']({ size: formatBytes(bytes), count: pages })}
      </span>
    </p>
  );
}
