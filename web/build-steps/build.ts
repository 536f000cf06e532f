/** Builds the site. Each step reads what the one before it has made. */
await import('./prepare.ts');
await import('./build-languages.ts');
await import('./finish-build.ts');
