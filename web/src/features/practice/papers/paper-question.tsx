import type { ShownItem, ShownPart } from '@pathshala/content/model-test/show-paper';
import { useId } from 'react';
import prose from '../../../ui/prose.module.css';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { words } from '../../../words/words.ts';
import { AnswerField, untouched, Wrote } from '../answer/answer-field.tsx';
import exerciseStyles from '../practice.module.css';
import type { Attempt, LivePaper } from './attempts.ts';
import styles from './model-test.module.css';
import { partLetter } from './paper-title.ts';

interface PartQuestionProps {
  readonly part: ShownPart;
  readonly letter: string;
  readonly id?: string;
}

export function PartQuestion({ part, letter, id }: PartQuestionProps) {
  const html = part.kind === 'marked' ? part.exercise.question : part.question;
  return (
    <div id={id} className="cluster baseline">
      {letter && <span className="strong">{letter}</span>}
      {/* Content wider than the screen scrolls, by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <div className={`words ${exerciseStyles.question}`} tabIndex={0} data-scrolls>
        <SchoolHtml className={`${prose.prose} ${exerciseStyles.text}`} html={html} />
      </div>
      <span className="note">{words['model-test.marks']({ count: part.marks })}</span>
    </div>
  );
}

interface PartProps<Kind extends ShownPart['kind']> {
  readonly part: Extract<ShownPart, { readonly kind: Kind }>;
  readonly letter: string;
  readonly className: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

function WrittenPart({ part, letter, className, typed, onType }: PartProps<'written'>) {
  const id = useId();
  return (
    <div className={`stack gap-2 ${className}`}>
      <PartQuestion part={part} letter={letter} id={`${id}-question`} />
      <label htmlFor={id} className="strong">
        {words['model-test.writeHere']()}
      </label>
      <textarea
        className="control"
        id={id}
        rows={part.marks + 2}
        maxLength={2000}
        value={typed}
        aria-describedby={`${id}-question`}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}

interface MarkedPartProps extends PartProps<'marked'>, Pick<LivePaper, 'understood'> {}

function MarkedPart({ part, letter, className, typed, onType, understood: read }: MarkedPartProps) {
  const id = useId();
  const { form } = part.exercise;
  const isTyped = !('options' in form) && form.kind !== 'point';
  const understood = isTyped && typed.trim() !== '' ? read(part.key, typed) : undefined;
  return (
    <div className={`stack gap-4 ${className}`}>
      <PartQuestion part={part} letter={letter} id={`${id}-question`} />
      <AnswerField
        form={form}
        typed={typed || untouched(form)}
        onType={onType}
        isDone={false}
        describedBy={`${id}-question ${id}-note`}
        isOdd={false}
      />
      <div id={`${id}-note`} style={{ minHeight: '1.5em' }}>
        {understood && <Wrote understood={understood} />}
      </div>
    </div>
  );
}

interface PaperQuestionProps {
  readonly item: ShownItem;
  readonly live: LivePaper;
  readonly attempt: Attempt;
  readonly onType: (key: string, typed: string) => void;
}

export function PaperQuestion({ item, live, attempt, onType }: PaperQuestionProps) {
  const { stem, parts } = item;
  return (
    <>
      {stem && (
        <SchoolHtml
          className={`panel above-4 ${prose.prose} ${exerciseStyles.text} ${styles.stem}`}
          html={stem}
        />
      )}
      {parts.map((part, at) => {
        const props = {
          letter: partLetter(at, parts.length),
          typed: attempt.answers[part.key] ?? '',
          onType: (typed: string) => onType(part.key, typed),
          className: at > 0 ? 'ruled above-4' : 'above-4',
        };
        return part.kind === 'marked' ? (
          <MarkedPart key={part.key} part={part} {...props} understood={live.understood} />
        ) : (
          <WrittenPart key={part.key} part={part} {...props} />
        );
      })}
    </>
  );
}
