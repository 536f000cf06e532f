import { createHash } from 'node:crypto';
import { httpsOnEverySubdomain } from '@pathshala/brand/owner.config';
import { tokens } from '@pathshala/brand/tokens';
import { policyOf, securityHeaders } from '@pathshala/contract/site/security-headers';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import { firstLanguage, type Language, languageRows } from '@pathshala/contract/text/languages';

const { light, dark } = tokens;

const style = `
:root { color-scheme: light dark; --ink: ${light.ink}; --ground: ${light.paper}; --mark: ${light.error}; }
@media (prefers-color-scheme: dark) { :root { --ink: ${dark.ink}; --ground: ${dark.paper}; --mark: ${dark.error}; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink);
  font: 1.125rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; padding: 2rem 1.5rem; box-sizing: border-box; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 1rem; }
ul { list-style: none; padding: 0; margin: 0 0 1.5rem; }
li, .reason { border-inline-start: 4px solid var(--mark); padding: .25rem 0 .25rem 1rem; margin: 0 0 .75rem; }
li b { display: block; }
`;

const none = ["'none'"];

/** Security headers: answers may load or run nothing and not be framed; our own page may have its own style. */
export const answerHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders(httpsOnEverySubdomain),
  'Content-Security-Policy': policyOf({
    'default-src': none,
    'style-src': [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': none,
  }),
};

/** A self-contained page, for a browser that has left the site. `title` is plain text, `content` HTML. */
export function htmlPage(title: string, content: string, language: Language = firstLanguage): string {
  return `<!doctype html>
<html lang="${language}" dir="${languageRows[language].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}
