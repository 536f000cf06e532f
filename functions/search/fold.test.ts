import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { inLatin } from './languages/search-languages.ts';

describe('Bangla in Latin letters', () => {
  test.each([
    ['গণিত', 'gonit'],
    ['বাংলা', 'bangla'],
    ['রসায়ন', 'rosayon'],
    ['বিজ্ঞান', 'biggan'],
    ['শিক্ষক', 'shikkhok'],
    ['স্বাধীন', 'sadhin'],
    ['কম্বল', 'kombol'],
    ['রোকসানা', 'roksana'],
    ['ভগ্নাংশ', 'bhognangsho'],
    ['চাঁদ', 'chad'],
    ['৭', '7'],
  ])('%s is %s', (bangla, latin) => {
    expect(inLatin(bangla.normalize('NFKC'))).toBe(latin);
  });
});

describe('all spellings of a word have the same skeleton', () => {
  test.each([
    ['গণিত', 'gonit', 'ganit', 'Gonit', 'GONIT'],
    ['ভগ্নাংশ', 'bhognangsho', 'vognangsho', 'bhagnangsha'],
    ['ব্যাকরণ', 'byakoron', 'bakoron'],
    ['রসায়ন', 'rosayon', 'rasayan'],
    ['বিজ্ঞান', 'biggan', 'bigyan'],
    ['রোকসানা', 'Rokshana', 'Roksana'],
    ['পড়া', 'প\u09a1\u09bcা', 'পড়া'],
    ['অঙ্ক', 'onko', 'ongko', 'অংক'],
    ['books', 'book', 'Book’s', "book's"],
    ['stories', 'story'],
    ['café', 'cafe'],
  ])('%s', (...spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  test('other words have different skeletons', () => {
    const words = [
      'math',
      'music',
      'gonit',
      'english',
      'fraction',
      'friction',
      'class',
      'glass',
      'physics',
      '7',
      '17',
    ];
    expect(new Set(words.map(fold)).size).toBe(words.length);
  });

  test('repeated digits stay', () => expect(fold('1100')).toBe('1100'));
});
