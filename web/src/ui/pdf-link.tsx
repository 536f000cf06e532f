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
  return (
    <a
      className={actionClass({ look: 'quiet' })}
      href={url}
      download={`${name}.pdf`}
      type="application/pdf"
      aria-describedby={describedBy}
    >
      <Icon name="download" size={20} />
      {words['fixed.download']()} · {words['books.facts']({ size: formatBytes(bytes), count: pages })}
    </a>
  );
}
