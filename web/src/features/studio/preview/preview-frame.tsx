import { failedEvent } from '@pathshala/boot/page-data';
import type { Language } from '@pathshala/contract/text/languages';
import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import type { DraftStore } from '../../../page/draft-store.ts';
import { MissingLine } from '../../../ui/missing-part.tsx';
import { words } from '../../../words/words.ts';
import styles from './preview.module.css';
import { siteStart } from './site-start.ts';

export type PreviewWidth = 'phone' | 'desktop';
export type PreviewScheme = 'light' | 'dark';

/** CSS pixels. */
const desktop = 1280;

interface PreviewFrameProps {
  readonly store: DraftStore;
  readonly language: Language;
  readonly width: PreviewWidth;
  readonly scheme: PreviewScheme;
  /** Called with the frame's document, whose keys the studio listens to as well. */
  readonly onOpen: (inside: Document) => void;
}

/** With a document type, as an empty frame would be laid out by old rules. */
const blank = '<!doctype html><title></title>';

/** React's plugin for Vite looks for these in a window: its own are in the page alone. */
function withoutRefresh(own: Window): void {
  Object.assign(own, {
    ...{ __vite_plugin_react_preamble_installed__: true, $RefreshReg$: () => undefined },
    $RefreshSig$: () => (part: unknown) => part,
  });
}

/** Starts the site in a frame, in the frame's language. */
async function furnish(own: Window, store: DraftStore, language: Language, onFailed: () => void) {
  const { module, sheets } = await siteStart(language);
  own.draftStore = store;
  if (import.meta.env.DEV) withoutRefresh(own);
  const { document: inside } = own;
  inside.documentElement.lang = language;
  inside.title = words['studio-lesson.preview']();
  const links = sheets.map((href) =>
    Object.assign(inside.createElement('link'), { rel: 'stylesheet', href }),
  );
  const script = Object.assign(inside.createElement('script'), { type: 'module', src: module });
  script.addEventListener('error', onFailed);
  own.addEventListener(failedEvent, onFailed);
  inside.head.append(...links, script);
}

/** The measures of a desktop's window in less room than it takes. */
function useDesktop(width: PreviewWidth) {
  const [room, setRoom] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = width === 'desktop' && room > 0 ? Math.min(1, room / desktop) : 1;
  return { measure, scale, style: { '--scale': scale } as CSSProperties };
}

/** A frame with its own window, colours and language, in which the site shows the page of a draft. */
export function PreviewFrame({ store, language, width, scheme, onOpen }: PreviewFrameProps) {
  const [inside, setInside] = useState<Document | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const { measure, scale, style } = useDesktop(width);
  useEffect(() => {
    if (!inside) return;
    inside.documentElement.className = scheme;
    // Buttons to press keep their size on a page that is made smaller.
    inside.documentElement.style.setProperty('--unscaled', `${1 / scale}`);
  }, [inside, scheme, scale]);
  const open = (own: Window | null) => {
    if (!own) return;
    setInside(own.document);
    onOpen(own.document);
    furnish(own, store, language, () => setMissing(true)).catch(() => setMissing(true));
  };
  if (isMissing)
    return (
      <MissingLine
        onRetry={() => {
          setMissing(false);
          setAttempt(attempt + 1);
        }}
      />
    );
  return (
    <div ref={measure} className={`card clip ${styles.window} ${styles[width]}`} style={style}>
      <iframe
        key={`${language} ${attempt}`}
        title={words['studio-lesson.preview']()}
        className={styles.frame}
        srcDoc={blank}
        onLoad={({ currentTarget }) => open(currentTarget.contentWindow)}
      />
    </div>
  );
}
