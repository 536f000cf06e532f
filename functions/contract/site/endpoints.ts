import type { ModifiedAnswer } from '../accounts/user.ts';
import { del, get, type LanguageQuery, type PageQuery, post, put } from '../http/endpoint.ts';
import type { AnsweredInput, ContactInput, ContactMessage } from './contact.ts';
import type { ShownSchool } from './school.ts';

export const siteEndpoints = {
  health: get<{ readonly status: 'ok' | 'unavailable'; readonly version: string }>('/health', 'anyone'),
  /** What the site shows of the school's settings. */
  school: get<ShownSchool, LanguageQuery>('/school', 'anyone'),
  /** `lang`: the form's language, for the reply. */
  contact: post<{ _id: string }, LanguageQuery, ContactInput>('/contact', 'anyone'),
  messages: get<ContactMessage[], PageQuery | 'state'>('/messages', 'admin'),
  answerMessage: put<ModifiedAnswer, ':id', AnsweredInput>('/messages/:id/answered', 'admin'),
  deleteMessage: del<ModifiedAnswer, ':id'>('/messages/:id', 'admin'),
} as const;
