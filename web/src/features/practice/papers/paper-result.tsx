import type { Sums } from '@pathshala/content/model-test/mark-paper';
import type { ShownSection } from '@pathshala/content/model-test/show-paper';
import type { PracticeLink } from '@pathshala/content/practice/catalogue';
import { passMark } from '@pathshala/contract/courses/lesson-access';
import { paths } from '@pathshala/contract/site/paths';
import { type ReactNode, useRef } from 'react';
import { ActionLink, takeFocus } from '../../../ui/action.tsx';
import { Icon } from '../../../ui/icon.tsx';
import prose from '../../../ui/prose.module.css';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { useScrollableParts } from '../../../ui/use-scrollable-parts.ts';
import { WrittenLink } from '../../../ui/written.tsx';
import { words } from '../../../words/words.ts';
import exerciseStyles from '../practice.module.css';
import type { Attempt, LivePaper, Outcome } from './attempts.ts';
import styles from './model-test.module.css';
import { PartQuestion } from './paper-question.tsx';
import { before, partLetter, sectionWords } from './paper-title.ts';
import { Given, OutcomeMark, OwnScheme, Worked } from './scheme-part.tsx';

function howItWent({ right, all, open }: SkillResult): string {
  const text = words['model-test.rightOf']({ count: right, all });
  return open > 0 ? `${text} · ${words['model-test.openCount']({ count: open })}` : text;
}

function SkillResults({ skills }: { readonly skills: readonly SkillResult[] }) {
  const [first] = skills.filter(({ missed }) => missed > 0);
  if (skills.length === 0) return null;
  return (
    <section className="stack gap-2 above-6">
      <h2 className="h3">{words['model-test.bySkill']()}</h2>
      <ul className="lines">
        {skills.map((skill) => (
          <li key={skill.id} className="cluster apart">
            <WrittenLink className="tap" to={paths.practiceSkill(skill.id)} text={skill.title} />
            <span>{howItWent(skill)}</span>
          </li>
        ))}
      </ul>
      {first && (
        <p>
          <ActionLink to={paths.practiceSkill(first.id)} style={{ whiteSpace: 'normal' }}>
            {words['model-test.practise']({ skill: first.title })}
          </ActionLink>
        </p>
      )}
    </section>
  );
}

interface SkillResult extends PracticeLink {
  readonly all: number;
  readonly right: number;
  readonly open: number;
  readonly missed: number;
}

function bySkill(live: LivePaper, outcome: (key: string) => Outcome): SkillResult[] {
  const found = new Map<string, SkillResult>();
  for (const { key, marks } of live.sections.flatMap(({ items }) => items.flatMap(({ parts }) => parts))) {
    const skill = live.skillOf(key);
    if (!skill) continue;
    const before = found.get(skill.id) ?? { ...skill, all: 0, right: 0, open: 0, missed: 0 };
    const result = outcome(key);
    found.set(skill.id, {
      ...before,
      all: before.all + 1,
      right: before.right + (result === 'right' ? 1 : 0),
      open: before.open + (result === 'open' ? 1 : 0),
      missed: before.missed + (result === 'right' ? 0 : marks),
    });
  }
  return [...found.values()].sort((a, b) => b.missed - a.missed);
}

export interface Judged {
  readonly outcome: (key: string) => Outcome;
  readonly explanations?: (key: string) => readonly string[];
  /** Keys of the questions that count. Undefined: all of them. */
  readonly counted?: ReadonlySet<string>;
  readonly onOwn?: (key: string, lines: readonly number[]) => void;
}

interface ResultProps extends Judged {
  readonly live: LivePaper;
  readonly attempt: Attempt;
  readonly sums: Sums;
  /** Marks by section, in order. Left out if there is only one section to show. */
  readonly bySection?: readonly Sums[];
  readonly children?: ReactNode;
}

const both = ({ score, of, own, ownOf }: Sums) =>
  [
    of > 0 ? words['model-test.marksOf']({ score, all: of }) : '',
    ownOf > 0 ? words['model-test.ownOf']({ score: own, all: ownOf }) : '',
  ].filter(Boolean);

const meanings = [
  [0.8, words['model-test.excellent']],
  [passMark, words['model-test.good']],
  [0.4, words['model-test.nearly']],
] as const;

const meaningOf = ({ score, of }: Sums) =>
  meanings.find(([from]) => score >= from * of)?.[1]() ?? words['model-test.needsPractice']();

/** The sum that the computer marked, and apart from it the sum that students gave themselves. They are never added. */
function SumLines({ sums }: { readonly sums: Sums }) {
  const { score, of, own, ownOf } = sums;
  return (
    <dl className="cluster gap-6 above-4">
      <div>
        <dt className="soft">{words['model-test.byComputer']()}</dt>
        <dd className={styles.score}>{words['model-test.marksOf']({ score, all: of })}</dd>
      </div>
      {ownOf > 0 && (
        <div>
          <dt className="soft">{words['model-test.byYou']()}</dt>
          <dd className={styles.score}>{words['model-test.marksOf']({ score: own, all: ownOf })}</dd>
        </div>
      )}
    </dl>
  );
}

interface SectionProps extends Judged {
  readonly section: ShownSection;
  readonly from: number;
  readonly live: LivePaper;
  readonly attempt: Attempt;
  readonly sums: Sums | undefined;
}

function SchemeSection({ section, from, live, attempt, sums, ...judged }: SectionProps) {
  const { outcome, explanations, counted, onOwn } = judged;
  return (
    <section className="stack gap-2 above-6">
      <h3 className="h4">{sectionWords[section.name]()}</h3>
      {sums && <p>{both(sums).join(' · ')}</p>}
      {section.items.map((item, at) => (
        <details key={item.key} className={`card fold ${styles.scheme}`}>
          <summary className="cluster strong">
            <span className="grow">{words['model-test.question']({ number: from + at + 1 })}</span>
            {item.parts.length === 1 && <OutcomeMark outcome={outcome(item.parts[0]?.key ?? '')} />}
            {counted && !counted.has(item.key) && (
              <span className="note">{words['model-test.notCounted']()}</span>
            )}
            <Icon name="next" />
          </summary>
          {item.stem && (
            <SchoolHtml
              className={`panel above-4 ${prose.prose} ${exerciseStyles.text} ${styles.stem}`}
              html={item.stem}
            />
          )}
          {item.parts.map((part, place) => {
            const typed = attempt.answers[part.key] ?? '';
            return (
              <div key={part.key} className={`stack gap-2 above-4 ${place > 0 ? 'ruled' : ''}`}>
                <PartQuestion part={part} letter={partLetter(place, item.parts.length)} />
                <Given part={part} typed={typed} understood={live.understood(part.key, typed)} />
                {item.parts.length > 1 && <OutcomeMark outcome={outcome(part.key)} />}
                {part.kind === 'marked' ? (
                  <Worked part={part} />
                ) : (
                  <OwnScheme
                    part={part}
                    lines={attempt.own[part.key] ?? []}
                    onChange={(lines) => onOwn?.(part.key, lines)}
                  />
                )}
                {explanations?.(part.key).map((html) => (
                  <SchoolHtml key={html} className={prose.prose} html={html} />
                ))}
              </div>
            );
          })}
        </details>
      ))}
    </section>
  );
}

export function PaperResult({ live, attempt, sums, bySection, children, ...judged }: ResultProps) {
  const box = useRef<HTMLDivElement>(null);
  useScrollableParts(box, live.sections.length > 0 ? 'shown' : '');
  const isEmpty = Object.values(attempt.answers).every((typed) => typed.trim() === '');
  return (
    <div ref={box} className="card roomy">
      <h2 ref={takeFocus} tabIndex={-1} className="h3">
        {words['model-test.result']()}
      </h2>
      <SumLines sums={sums} />
      <p className="lead">{isEmpty ? words['model-test.nothing']() : meaningOf(sums)}</p>
      {sums.ownOf > 0 && <p className="soft">{words['model-test.twoSums']()}</p>}
      <SkillResults skills={bySkill(live, judged.outcome)} />
      {children}
      <h2 className="h3 above-6">{words['model-test.scheme']()}</h2>
      <p className="soft">{words['model-test.schemeText']()}</p>
      {live.sections.map((section, place) => (
        <SchemeSection
          key={section.name}
          {...{ section, live, attempt, ...judged }}
          sums={bySection?.[place]}
          from={before(live.sections, place)}
        />
      ))}
    </div>
  );
}
