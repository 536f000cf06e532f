import type { MessageRef } from '@pathshala/messages/keys';
import { messageText } from '../../features/studio/forms/issue-text.ts';
import styles from './preview.module.css';

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Stands for a part that cannot be rendered: its source and the reason. */
export function brokenPart(source: string, messageRef: MessageRef): string {
  return `<span class="${styles.broken}"><code>${escaped(source)}</code> ${escaped(messageText(messageRef))}</span>`;
}
