/** Every address of the site, once. The API's search answers carry them too. */
export const paths = {
  home: '/',
  gradeEight: '/gradeEight',
  gradeTwelve: '/gradeTwelve',
  contact: '/contact',
  thanks: '/thanks',
  login: '/login',
  register: '/register',
  blogs: '/blogs',
  instructor: '/instructor',
  courses: '/courses',
  classes: '/classes',
  books: '/books',
  users: '/users',
  messages: '/messages',
  search: '/search',
  myCourses: '/#my-courses',
  blog: (id: string) => `/blogs#${id}`,
  book: (id: string) => `/books#${id}`,
  course: (id: string) => `/course/${id}`,
  lesson: (courseId: string, lessonId: string) => `/course/${courseId}/lesson/${lessonId}`,
  practiceCheckout: (courseId: string) => `/checkout/${courseId}`,
} as const;

/** Where a drawn portrait lies: an instructor's id or a learner's seed. */
export function portraitPath(id: string): string {
  return `/portraits/${id}.svg`;
}
