/**
 * The words that are fixed, to the letter (docs/contract.md, "Words"), in one place so that an owner can
 * reword them. Anything else lives beside the component that shows it (docs/decisions/0023-exact-words.md).
 */

/** docs/contract.md, "Validation". */
export const validationMessages = {
  emailRequired: 'email is requires',
  emailInvalid: 'Provide a valid email',
  passwordRequired: 'password is requires',
  passwordShort: 'Must be 6 characters or longer',
  nameRequired: 'Name is requires',
} as const;

/** docs/contract.md, "Notices". */
export const notices = {
  resetSent: 'Sent email',
  noUserLoggedIn: 'No user is logged in',
  madeAdmin: 'Successfully made an admin',
  makeAdminFailed: 'Failed to make an admin.',
} as const;

/** docs/contract.md, "Words": page titles and controls. */
export const labels = {
  classesTitle: 'Academic Courses List',
  coursesTitle: 'Courses List',
  instructorsTitle: 'Instructors List',
  usersTitle: 'All Users',
  contactTitle: 'Contact Us',
  login: 'Login',
  register: 'Register',
  resetPassword: 'Reset Password',
  continueWithGoogle: 'CONTINUE WITH GOOGLE',
  buyNow: 'Buy Now',
  readMore: 'Read More',
  download: 'Download',
  makeAdmin: 'Make Admin',
  allUsers: 'All Users',
  myCourses: 'My Courses',
  myAccount: 'My Account',
  logOut: 'Log Out',
  sendMessage: 'Send Message',
  contactName: 'Your Name:',
  contactEmail: 'Your E-mail:',
  contactMessage: 'Your Message:',
  contactNamePlaceholder: 'Enter your name',
  contactEmailPlaceholder: 'Enter your E-mail',
  contactMessagePlaceholder: 'Write your message here',
} as const;

/** docs/contract.md, "Constants". */
export const limits = {
  passwordMin: 6,
  cardText: 250,
  contactNameMax: 200,
  contactMessageMax: 5000,
  emailMax: 320,
  displayNameMax: 100,
  bodyBytes: 64 * 1024,
  mediaBytes: 10 * 1024 * 1024,
  /** Characters of a Markdown text in one language, of a paragraph and of a formula: what takes long to render is refused. */
  markdownMax: 30_000,
  paragraphMax: 5000,
  formulaMax: 500,
  searchQueryMax: 200,
  /** Characters of a title that lists of drafts keep; no title that is published has as many. */
  draftTitleMax: 200,
  /** Drafts that a teacher may have; files that an editor may upload in a day (UTC). */
  draftsMax: 500,
  uploadsMax: 100,
  /** Courses that one person may wait for. */
  waitsMax: 20,
} as const;

/**
 * What stands under a fault of ours, so that who asks for help can say which one it was.
 * @param requestId the name of the request, as the log has it
 */
export function faultReference(requestId: string): string {
  return `If you ask us for help, tell us this code: ${requestId}`;
}
