import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { Language } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';

export interface DraftLesson {
  readonly id: string;
  readonly title: LocalText;
  /** Of one that readers do not have as it is. */
  readonly minutes?: number | undefined;
}

/** The course around a draft lesson, as its authors have it. */
export interface DraftCourse {
  readonly fields: StudioFields;
  /** Its lessons in order. */
  readonly lessons: readonly DraftLesson[];
}

/** A part of a page that its editor can open. */
export interface PagePart {
  readonly name: string;
  /** What the button on it says. */
  readonly label: string;
  /** Its fields are open in the form. */
  readonly isOpen?: boolean;
}

/** A draft as it is in the studio's form. */
export interface Draft {
  readonly kind: StudioKind;
  readonly id: string;
  /** In all languages. */
  readonly fields: StudioFields;
  /** The language of the page. */
  readonly language: Language;
  /** With a lesson, once it is known. */
  readonly course?: DraftCourse | undefined;
  readonly parts?: readonly PagePart[] | undefined;
}

/** Where a frame that shows the page of a draft has the draft from. */
export interface DraftStore {
  readonly look: () => Draft;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  readonly onPart: (name: string) => void;
  /** @param unspoken signs of its formulas that have no spoken word */
  readonly onShown: (unspoken: readonly string[]) => void;
}

declare global {
  interface Window {
    /** In frames of the studio alone. */
    draftStore?: DraftStore;
  }
}
