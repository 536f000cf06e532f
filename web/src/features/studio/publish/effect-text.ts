import { courseIdOf } from '@pathshala/content/kinds/all-kinds';
import type { StudioFields } from '@pathshala/contract/content/fields';
import type { Readers } from '@pathshala/contract/studio/readers';
import { pageAddress } from '../../../ui/site-address.ts';
import { moneyText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import { same } from '../session/merge-fields.ts';
import type { ItemName } from '../studio-calls.ts';
import { publicPage } from './live-after.ts';

interface Publishing {
  /** Null: readers have nothing yet. */
  readonly before: StudioFields | null;
  readonly after: StudioFields;
}

type Question = Readonly<Record<'options' | 'answer', unknown>>;

/** Whether somebody who answered the quiz finds another option right. */
function changesAnswer({ before, after }: Publishing): boolean {
  const rightOnes = ({ quiz = [] }: StudioFields) =>
    (quiz as readonly Question[]).map(({ options, answer }) => (options as unknown[])?.[answer as number]);
  return before !== null && !same(rightOnes(before), rightOnes(after));
}

function addressText(name: ItemName): string {
  const address = publicPage(name);
  return address
    ? words['studio-publish.everybodyAt']({ address: pageAddress(address) })
    : words['studio-publish.everybody']();
}

function courseText(name: ItemName, { pupils }: Readers, { before, after }: Publishing): string[] {
  const [old, price] = [before?.price, after.price];
  return [
    addressText(name),
    pupils === 0
      ? words['studio-publish.noStudents']()
      : words['studio-publish.courseReaders']({ count: pupils }),
    typeof old === 'number' && typeof price === 'number' && old !== price
      ? words['studio-publish.newPrice']({ before: moneyText(old), after: moneyText(price) })
      : '',
  ];
}

function lessonText({ isPublic, pupils, answered = 0 }: Readers, publishing: Publishing): string[] {
  if (!isPublic && pupils === 0) return [words['studio-publish.courseHidden']()];
  return [
    pupils === 0
      ? words['studio-publish.noStudents']()
      : words['studio-publish.lessonReaders']({ count: pupils }),
    answered > 0 && changesAnswer(publishing)
      ? words['studio-publish.changedAnswer']({ count: answered })
      : '',
  ];
}

/** Says what publishing an item does, and to whom. @param readers undefined: not counted yet */
export function effectText(name: ItemName, readers: Readers | undefined, publishing: Publishing): string {
  if (courseIdOf(name) === undefined) return addressText(name);
  if (!readers) return words['studio-publish.counting']();
  const texts =
    name.kind === 'courses' ? courseText(name, readers, publishing) : lessonText(readers, publishing);
  return texts.filter(Boolean).join(' ');
}
