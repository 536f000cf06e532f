/** Where the catalogue lies in Firestore: the seed writes it and the API reads it. */
export const catalogueCollections = {
  courses: 'courses',
  catalogue: 'catalogue',
  lessons: (courseId: string) => `courses/${courseId}/lessons`,
} as const;
