/** What renders lessons is loaded when somebody publishes: a function that starts for a visitor need not wait for it. */
export async function loadPublishing() {
  // With the whole glossary, which lessons are published with.
  const [publish] = await Promise.all([
    import('./publish.ts'),
    import('@pathshala/content/terms/lesson-terms'),
  ]);
  return publish;
}
