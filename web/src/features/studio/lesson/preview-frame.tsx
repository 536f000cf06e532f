import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { siteLanguage } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import styles from './lesson.module.css';

export type PreviewWidth = 'phone' | 'desktop';
export type PreviewScheme = 'light' | 'dark';

interface PreviewFrameProps {
  readonly width: PreviewWidth;
  readonly scheme: PreviewScheme;
  readonly children: ReactNode;
}

/** Copies the site's styles into the frame. */
function dress(inside: Document): void {
  inside.head.replaceChildren(
    ...[...document.head.querySelectorAll('style, link[rel="stylesheet"]')].map((one) =>
      inside.importNode(one, true),
    ),
  );
}

/** A frame with its own size and colour scheme that shows the page as students see it. */
export function PreviewFrame({ width, scheme, children }: PreviewFrameProps) {
  const [inside, setInside] = useState<Document | null>(null);
  if (inside && inside.documentElement.className !== scheme) inside.documentElement.className = scheme;
  const open = (frame: HTMLIFrameElement | null) => {
    const own = frame?.contentDocument;
    if (!own || own === inside) return;
    dress(own);
    own.documentElement.lang = siteLanguage;
    own.title = words['studio-lesson.preview']();
    setInside(own);
  };
  return (
    <>
      <iframe
        title={words['studio-lesson.preview']()}
        className={`card ${styles.frame} ${width === 'phone' ? styles.phone : ''}`}
        ref={open}
        // Some browsers replace the document when the frame has loaded.
        onLoad={({ currentTarget }) => open(currentTarget)}
      />
      {inside?.body && createPortal(children, inside.body)}
    </>
  );
}
