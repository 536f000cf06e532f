import { subjectGrounds, tokens } from '@pathshala/brand/tokens';
import { answerIn } from '@pathshala/content/answers';
import { type LessonSource, lessonRecord } from '@pathshala/content/render/lesson-record';
import type { Language } from '@pathshala/contract/language';
import { textIn } from '@pathshala/contract/local-text';
import { policyOf } from '@pathshala/contract/security-headers';
import { type Preview, studioTitle } from '@pathshala/contract/studio';
import { fieldsIn, type StudioFields } from '@pathshala/contract/studio-fields';
import { LRUCache } from 'lru-cache';
import type { ReadDraft } from '../domain/previews.ts';
import { escapeHtml, pageOf } from '../http/page.ts';
import type { Reply } from '../http/reply.ts';

const none = ["'none'"];

/** The colours that figures ask for, by the names that the site has for them. */
function coloursOf({
  ink,
  soft,
  line,
  card,
  tint,
  leaf,
  marigold,
}: typeof tokens.light | typeof tokens.dark) {
  const named = {
    'text-primary': ink,
    'text-secondary': soft,
    divider: line,
    'background-paper': card,
    tint,
    'primary-main': leaf,
    marigold,
    ...Object.fromEntries(
      Object.entries(subjectGrounds).map(([name, ground]) => [`subject-${name}`, ground]),
    ),
  };
  return Object.entries(named)
    .map(([name, colour]) => `--ps-palette-${name}: ${colour};`)
    .join(' ');
}

const style = `
:root { ${coloursOf(tokens.light)} }
@media (prefers-color-scheme: dark) { :root { ${coloursOf(tokens.dark)} } }
figure { margin-inline: 0; }
img, svg { max-width: 100%; height: auto; }
ul { list-style: disc; padding-inline-start: 1.5rem; }
li { border: 0; padding: 0; }
`;

/** Nobody keeps it, nobody lists it, and nothing in it runs. */
const headers = {
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': policyOf({
    'default-src': none,
    'img-src': ["'self'"],
    'style-src': ["'unsafe-inline'"],
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': none,
  }),
};

/** Characters of rendered drafts that an instance keeps. What was not asked for the longest goes first. */
const mostKept = 4 * 1024 * 1024;

/** Rendered drafts, by their version and language: a link that many open costs one rendering. */
const rendered = new LRUCache<string, string>({
  maxSize: mostKept,
  sizeCalculation: ({ length }) => length + 1,
});

/** A page with a draft, for who has its link. */
export function previewPage({ preview, version }: ReadDraft, language: Language): Reply<never> {
  const { kind, id, fields, expiresAt } = preview;
  const title = textIn(studioTitle(kind, id, fields), language).text;
  const key = `${version} ${language}`;
  const words = rendered.get(key) ?? wordsOf(preview, language);
  rendered.set(key, words);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(expiresAt),
  );
  const line = say(language, 'A draft that is not published. This link ends on {day}.').replace('{day}', day);
  const content = `<style>${style}</style>\n<p class="reason">${line}</p>\n${words}`;
  return { html: pageOf(title, content, language), headers };
}

function wordsOf({ kind, fields }: Preview, language: Language): string {
  const own = fieldsIn(kind, fields, language);
  return kind === 'lessons' ? lessonIn(own, language) : partsOf(own);
}

function say(language: Language, english: string): string {
  return answerIn(language, english) ?? english;
}

/** A part that cannot be shown stands there as it is written. */
const asWritten = (part: string) => `<code>${escapeHtml(part)}</code>`;

/** A text that cannot be rendered at all stands there as it is written. */
function lessonIn(fields: StudioFields, language: Language): string {
  try {
    const source = { body: '', quiz: [], ...fields } as unknown as LessonSource;
    const { body, quiz } = lessonRecord(source, 1, undefined, undefined, asWritten);
    const questions = quiz.map(
      ({ question, options }) =>
        `<li>${question}<ul>${options.map((one) => `<li>${one}</li>`).join('')}</ul></li>`,
    );
    return `${body}${questions.length > 0 ? `<h2>${say(language, 'Quiz')}</h2><ol>${questions.join('')}</ol>` : ''}`;
  } catch {
    return partsOf(fields);
  }
}

function partsOf(fields: StudioFields): string {
  return Object.entries(fields)
    .filter(([name]) => name !== 'title')
    .map(([name, value]) => `<h2>${escapeHtml(name)}</h2>${shown(value)}`)
    .join('');
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return `<ul>${value.map((one) => `<li>${shown(one)}</li>`).join('')}</ul>`;
  if (typeof value === 'object' && value !== null) return Object.values(value).map(shown).join('');
  const paragraphs = String(value).split(/\n\s*\n/);
  return paragraphs.map((one) => `<p>${escapeHtml(one)}</p>`).join('');
}
