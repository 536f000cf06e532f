/**
 * The lesson offered to visitors who may not open another: the first of a free course. The tests of `functions/content`
 * check it.
 */
export const firstLesson = { courseId: 'free-fractions-from-zero', lessonId: 'fair-shares' } as const;
