import type { Said } from '@pathshala/messages/keys';
import { escapeHtml } from '../compare/escape-html.ts';
import { saidText } from '../forms/fault-text.ts';
import styles from './lesson.module.css';

/** What stands in a preview for a part that cannot be shown: its source, and why. */
export function brokenPart(source: string, said: Said): string {
  return `<span class="${styles.brokenPart}"><code>${escapeHtml(source)}</code> ${escapeHtml(saidText(said))}</span>`;
}
