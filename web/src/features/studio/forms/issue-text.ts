import type { IssueInWords } from '@pathshala/contract/calls/problem';
import { type Issue, messageRefOf } from '@pathshala/contract/http/validation';
import type { MessageRef } from '@pathshala/messages/keys';
import { faults } from '../../../words/compiled/messages/faults.js';
import { validation } from '../../../words/compiled/messages/validation.js';
import { messageWriter } from '../../../words/message-writer.ts';
import { words } from '../../../words/words.ts';

const say = messageWriter(validation, faults);

/** What is wrong, in words. What this page does not know yet is said as the API has said it. */
export const messageText = (messageRef: MessageRef & Partial<Pick<IssueInWords, 'detail'>>): string =>
  say(messageRef) ?? messageRef.detail ?? validation['validation.wrong']();

/** What was thrown for something that cannot be shown. @throws the error itself where it is none of ours */
export const refusalText = (error: unknown): string => messageText(messageRefOf(error));

/** The same with the line of the field's text that it is in. */
export function issueText({ line, ...messageRef }: Omit<Issue | IssueInWords, 'path'>): string {
  const issue = messageText(messageRef);
  return line === undefined ? issue : words['studio.faultInLine']({ line, fault: issue });
}
