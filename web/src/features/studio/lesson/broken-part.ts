import type { MessageRef } from '@pathshala/messages/keys';
import { escapeHtml } from '../compare/escape-html.ts';
import { messageText } from '../forms/issue-text.ts';
import styles from './lesson.module.css';

/** What stands in a preview for a part that cannot be shown: its source, and why. */
export function brokenPart(source: string, messageRef: MessageRef): string {
  return `<span class="${styles.brokenPart}"><code>${escapeHtml(source)}</code> ${escapeHtml(messageText(messageRef))}</span>`;
}
