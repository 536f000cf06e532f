import { paths } from '@pathshala/contract/site/paths';
import { addressIn } from '@pathshala/contract/text/language-address';
import { firstLanguage, translations } from '@pathshala/contract/text/languages';

/** A budgeted kind of page, with a representative page. */
export interface BudgetedPage {
  /** Its name in `page-budgets.json`. */
  readonly kind: string;
  /** As a visitor asks for it. */
  readonly address: string;
  /** Beginnings of the names of modules that it loads by itself later: who is signed in needs their session. */
  readonly later?: readonly string[];
}

const course = 'free-fractions-from-zero';
const session = ['session-store-', 'firebase-auth-'];

const names = new Intl.DisplayNames(firstLanguage, { type: 'language' });
const nameOf = (language: string) => names.of(language) ?? language;

/** Budgeted pages. `npm run budgets` shows their weights. */
export const budgetedPages: readonly BudgetedPage[] = [
  { kind: 'home', address: paths.home },
  { kind: 'class page of home, first', address: paths.gradeEight },
  { kind: 'class page of home, last', address: paths.gradeTwelve },
  { kind: 'blog', address: paths.blogs },
  { kind: 'article', address: paths.blog('one-question') },
  { kind: 'article in another script', address: paths.blog('bn-math-fear') },
  { kind: 'contact', address: paths.contact },
  { kind: 'page of text', address: paths.help },
  { kind: 'glossary', address: paths.glossary },
  { kind: 'login', address: paths.login },
  { kind: 'register', address: paths.register },
  { kind: 'search', address: paths.search },
  { kind: 'classes', address: paths.learn },
  { kind: 'class', address: paths.learnClass(5) },
  { kind: 'practice', address: paths.practice },
  { kind: 'exercise', address: paths.practiceSkill('m1-put-together') },
  { kind: 'practice today', address: paths.practiceToday },
  { kind: 'model tests', address: paths.modelTest },
  { kind: 'course', address: paths.course(course) },
  { kind: 'free lesson', address: paths.lesson(course, 'fair-shares') },
  { kind: 'list, signed in', address: '/classes/seven', later: session },
  { kind: 'not found', address: '/no-such-page' },
  ...translations.flatMap((language) => [
    { kind: `home in ${nameOf(language)}`, address: addressIn(language, paths.home) },
    { kind: `course in ${nameOf(language)}`, address: addressIn(language, paths.course(course)) },
    {
      kind: `free lesson in ${nameOf(language)}`,
      address: addressIn(language, paths.lesson(course, 'fair-shares')),
    },
  ]),
];
