import type { IssueInWords } from '@pathshala/contract/calls/problem';
import { type Issue, messageRefOf } from '@pathshala/contract/http/validation';
import type { MessageRef } from '@pathshala/messages/keys';
import { faults } from '../../../words/compiled/messages/faults.js';
import { validation } from '../../../words/compiled/messages/validation.js';
import { messageWriter } from '../../../words/validation.ts';
import { words } from '../../../words/words.ts';

const say = messageWriter(validation, faults);

/** The text of an issue. A key that this page does not know yet has the API's own text. */
export const messageText = (messageRef: MessageRef & Partial<Pick<IssueInWords, 'detail'>>): string =>
  say(messageRef) ?? messageRef.detail ?? validation['validation.wrong']();

/** @throws the error itself without a message reference */
export const refusalText = (error: unknown): string => messageText(messageRefOf(error));

export function issueText({ line, ...messageRef }: Omit<Issue | IssueInWords, 'path'>): string {
  const issue = messageText(messageRef);
  return line === undefined ? issue : words['studio.faultInLine']({ line, fault: issue });
}
