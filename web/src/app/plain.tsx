import { languageOfAddress } from '@pathshala/contract/text/languages';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from '../ui/router.ts';
import { linkOf } from './pages-ahead.tsx';

/** By the element's id: as the opened document had it, before anything changed it. */
const inDocument = new Map<string, string>();

export function markupInDocument(id: string): string | undefined {
  const markup = inDocument.get(id) ?? document.getElementById(id)?.innerHTML;
  if (markup) inDocument.set(id, markup);
  return markup;
}

interface PlainProps {
  readonly id: string;
  readonly markup: string;
  readonly as?: 'div' | 'footer';
  readonly className?: string | undefined;
  /** Starts what moves in it. @returns stops it */
  readonly start?: (place: HTMLElement) => () => void;
}

/** HTML without components: its links are followed as the router does. */
export function Plain({ id, markup, as: Element = 'div', className, start }: PlainProps) {
  const place = useRef<HTMLDivElement>(null);
  const [html] = useState({ __html: markup });
  const navigate = useNavigate();
  useEffect(() => (place.current ? start?.(place.current) : undefined), [start]);
  const follow = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof window.Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    const page = linkOf(link, window.location);
    if (!page || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    navigate(languageOfAddress(page).path + link.hash);
  };
  return (
    <Element ref={place} id={id} className={className} onClick={follow} dangerouslySetInnerHTML={html} />
  );
}
