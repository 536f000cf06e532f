import { firstLanguage } from '@pathshala/contract/languages';
import { siteLanguage } from './language.ts';
import { words } from './words.ts';

/** Lists, their groups, and subjects, by what the contract calls them in the first language. */
export const names: Readonly<Record<string, () => string>> = {
  'Class 1': words['names.class1'],
  'Class 2': words['names.class2'],
  'Class 3': words['names.class3'],
  'Class 4': words['names.class4'],
  'Class 5': words['names.class5'],
  'Class 6': words['names.class6'],
  'Class 7': words['names.class7'],
  'Class 8': words['names.class8'],
  'Class 9': words['names.class9'],
  'Class 10': words['names.class10'],
  'Class 11': words['names.class11'],
  'Class 12': words['names.class12'],
  'Free course': words['names.freeCourse'],
  'Discount course': words['names.discountCourse'],
  'Live course': words['names.liveCourse'],
  'Special course': words['names.specialCourse'],
  'Islamic course': words['names.islamicCourse'],
  'Kids course': words['names.kidsCourse'],
  'Entertaining course': words['names.entertainCourse'],
  Bangla: words['names.bangla'],
  Bengali: words['names.bengali'],
  English: words['names.english'],
  Mathematics: words['names.mathematics'],
  Physics: words['names.physics'],
  Chemistry: words['names.chemistry'],
  'Science & biology': words['names.scienceAndBiology'],
  Biology: words['names.biology'],
  Science: words['names.science'],
  Coding: words['names.coding'],
  Programming: words['names.programming'],
  ICT: words['names.ict'],
  'Music & arts': words['names.music'],
  Finance: words['names.finance'],
  'Business Studies': words['names.businessStudies'],
  'Social science': words['names.socialScience'],
  'Bangladesh and Global Studies': words['names.globalStudies'],
  'Religious & moral studies': words['names.religiousAndMoral'],
  'Religion and Moral Education': words['names.religionEducation'],
  'Religious studies': words['names.religious'],
  'Psychology & life skills': words['names.psychologyAndLife'],
  Psychology: words['names.psychology'],
  'Physical Education and Health': words['names.physicalEducation'],
  'Academic Courses List': words['names.classesTitle'],
  'Courses List': words['names.coursesTitle'],
  'Instructors List': words['names.instructorsTitle'],
};

/**
 * What a list, a group of lists or a subject is called in the page's language.
 * @param label as a row of the contract has it; pages in the first language say just that
 */
export function nameOf(label: string): string {
  return siteLanguage === firstLanguage ? label : (names[label]?.() ?? label);
}
