import './prepare.ts';

/** Builds the site. Each step reads what the one before it has made, some of it as code: none is loaded before. */
await import('./build-languages.ts');
await import('./finish-build.ts');
