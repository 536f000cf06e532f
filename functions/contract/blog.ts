import { type InferType, object, string } from 'yup';
import { type Language, languages } from './language.ts';
import type { InOneLanguage } from './local-text.ts';
import { localText } from './local-text-schema.ts';
import { type SubjectName, subjectNames } from './subjects.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const entry = {
  _id: string().matches(kebab).required(),
  userName: localText({ min: 2, max: 60 }),
  title: localText({ min: 3, max: 100 }),
  /** Plain text; paragraphs are parted by a blank line. */
  description: localText({ min: 20, max: 20_000 }),
  subject: string<SubjectName>().oneOf(subjectNames).required(),
  /** What it is written in. */
  lang: string<Language>().oneOf(languages).required(),
};

/** An article as it is written; `img` is added when /blog.json is made. */
export const blogSourceSchema = object({
  ...entry,
  date: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
  summary: localText({ min: 20, max: 160 }),
}).noUnknown();

/** A book as it is written; `img`, `pdf`, `bytes` and `pages` are added when /blog2.json is made. */
export const bookSourceSchema = object({
  ...entry,
  level: localText({ min: 2, max: 40 }),
}).noUnknown();

export type BlogFile = InferType<typeof blogSourceSchema>;
export type BookFile = InferType<typeof bookSourceSchema>;
/** As they are written, in one language. */
export type BlogSource = InOneLanguage<BlogFile>;
export type BookSource = InOneLanguage<BookFile>;

/** Entry of /blog.json: docs/contract.md, "Entities". */
export type Blog = BlogSource & { img: string };
/** Entry of /blog2.json. `bytes` is the size of the PDF. */
export type Book = BookSource & { img: string; pdf: string; bytes: number; pages: number };
