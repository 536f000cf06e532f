import type { ShownPart } from '@pathshala/content/model-test/show-paper';
import { Icon } from '../../../ui/icon.tsx';
import prose from '../../../ui/prose.module.css';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { asItems } from '../../../ui/section.tsx';
import { words } from '../../../words/words.ts';
import { RightAnswer } from '../answer/answer-field.tsx';
import type { Outcome } from './attempts.ts';
import styles from './model-test.module.css';

type Marked = Extract<ShownPart, { kind: 'marked' }>;

export function Worked({ part }: { readonly part: Marked }) {
  const { hints, rightAnswer } = part.exercise;
  return (
    <div className="stack gap-2">
      <ol className={`stack gap-1 ${styles.lines}`}>
        {asItems(hints.map((hint) => <SchoolHtml key={hint} className={prose.prose} html={hint} />))}
      </ol>
      {rightAnswer && <RightAnswer html={rightAnswer} />}
    </div>
  );
}

interface GivenProps {
  readonly part: ShownPart;
  readonly typed: string;
  readonly understood: string | undefined;
}

export function Given({ part, typed, understood }: GivenProps) {
  const options = part.kind === 'marked' && 'options' in part.exercise.form ? part.exercise.form.options : [];
  const chosen = options.length > 0 ? typed.split(' ').flatMap((one) => options[Number(one) - 1] ?? []) : [];
  if (typed.trim() === '') return <p>{words['model-test.noAnswer']()}</p>;
  return (
    <div>
      <span>{words['practice.yourAnswer']()}:</span>{' '}
      {chosen.length > 0 ? (
        chosen.map((html) => <SchoolHtml key={html} as="span" className="strong" html={html} />)
      ) : understood ? (
        <SchoolHtml as="span" className="strong" html={understood} />
      ) : (
        <span className="strong" style={{ whiteSpace: 'pre-wrap' }}>
          {typed}
        </span>
      )}
    </div>
  );
}

export function OutcomeMark({ outcome }: { readonly outcome: Outcome }) {
  if (outcome === 'own') return null;
  if (outcome === 'open') return <p className="soft">{words['model-test.notAnswered']()}</p>;
  const isRight = outcome === 'right';
  return (
    <p className={`row gap-2 ${isRight ? 'leaf' : ''}`}>
      <Icon name={isRight ? 'check' : 'close'} size={22} />
      {isRight ? words['model-test.right']() : words['model-test.notRight']()}
    </p>
  );
}

interface OwnSchemeProps {
  readonly part: Extract<ShownPart, { kind: 'written' }>;
  readonly lines: readonly number[];
  readonly onChange: (lines: readonly number[]) => void;
}

export function OwnScheme({ part, lines, onChange }: OwnSchemeProps) {
  return (
    <fieldset>
      <legend className="strong">{words['model-test.ownMarks']()}</legend>
      {part.scheme.map((line, at) => (
        <label key={line} className="row" style={{ minHeight: 44, cursor: 'pointer' }}>
          <input
            type="checkbox"
            checked={lines.includes(at)}
            onChange={() => onChange(lines.includes(at) ? lines.filter((one) => one !== at) : [...lines, at])}
          />
          <SchoolHtml as="span" html={line} />
        </label>
      ))}
    </fieldset>
  );
}
