import { type InferType, object, string } from 'yup';
import { type SubjectName, subjectNames } from './subjects.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const entry = {
  _id: string().matches(kebab).required(),
  userName: string().trim().min(2).max(60).required(),
  title: string().trim().min(3).max(100).required(),
  /** Plain text; paragraphs are parted by a blank line. */
  description: string().trim().min(20).max(20_000).required(),
  subject: string<SubjectName>().oneOf(subjectNames).required(),
  lang: string<'en' | 'bn'>().oneOf(['en', 'bn']).required(),
};

/** An article as it is written; `img` is added when /blog.json is made. */
export const blogSourceSchema = object({
  ...entry,
  date: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
  summary: string().trim().min(20).max(160).required(),
}).noUnknown();

/** A book as it is written; `img`, `pdf`, `bytes` and `pages` are added when /blog2.json is made. */
export const bookSourceSchema = object({
  ...entry,
  level: string().trim().min(2).max(40).required(),
}).noUnknown();

export type BlogSource = InferType<typeof blogSourceSchema>;
export type BookSource = InferType<typeof bookSourceSchema>;

/** Entry of /blog.json: docs/contract.md, "Entities". */
export type Blog = BlogSource & { img: string };
/** Entry of /blog2.json. `bytes` is the size of the PDF. */
export type Book = BookSource & { img: string; pdf: string; bytes: number; pages: number };
