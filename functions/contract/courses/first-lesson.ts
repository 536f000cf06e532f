/**
 * The lesson that somebody without an account is led to from where they may not go: a first one, of a free course. The
 * tests of `functions/content` say that it is.
 */
export const firstLesson = { courseId: 'free-fractions-from-zero', lessonId: 'fair-shares' } as const;
