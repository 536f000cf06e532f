import type { InLanguages } from '@pathshala/contract/languages';
import type { ListName } from '@pathshala/contract/lists';

/** What the marigold chip on the covers of a list says. */
export const chips: Readonly<Record<ListName, InLanguages<string>>> = {
  classOne: { en: '1', bn: '১' },
  classTwo: { en: '2', bn: '২' },
  classThree: { en: '3', bn: '৩' },
  classFour: { en: '4', bn: '৪' },
  classFive: { en: '5', bn: '৫' },
  classSix: { en: '6', bn: '৬' },
  classSeven: { en: '7', bn: '৭' },
  classEight: { en: '8', bn: '৮' },
  classNine: { en: '9', bn: '৯' },
  classTen: { en: '10', bn: '১০' },
  classEleven: { en: '11', bn: '১১' },
  classTwelve: { en: '12', bn: '১২' },
  freeCourse: { en: 'Free', bn: 'বিনামূল্যে' },
  discountCourse: { en: 'Deal', bn: 'ছাড়' },
  liveCourse: { en: 'Live', bn: 'লাইভ' },
  specialCourse: { en: 'Special', bn: 'বিশেষ' },
  islamicCourse: { en: 'Islamic', bn: 'ইসলামিক' },
  kidsCourse: { en: 'Kids', bn: 'ছোটদের' },
  entertainCourse: { en: 'Fun', bn: 'মজা' },
};
