/** The lesson renderer is loaded on publishing, to keep cold starts fast. */
export async function loadPublishing() {
  // With the glossary, which lessons use.
  const [publish] = await Promise.all([
    import('./publish.ts'),
    import('@pathshala/content/terms/lesson-terms'),
  ]);
  return publish;
}
