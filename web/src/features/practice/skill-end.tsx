import { rightInARow } from '@pathshala/content/practice/review/level';
import type { MasteryById } from '@pathshala/content/practice/review/mastery';
import { paths } from '@pathshala/contract/site/paths';
import { ActionLink } from '../../ui/action.tsx';
import { ownDayText } from '../../words/format.ts';
import { langOf } from '../../words/language.ts';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';
import type { ListedSkill } from './skill-card.tsx';

interface SkillEndProps {
  readonly skill: ListedSkill;
  readonly beside: readonly ListedSkill[];
  readonly mastery: MasteryById;
}

export default function SkillEnd({ skill, beside, mastery }: SkillEndProps) {
  const own = mastery.get(skill.id);
  if (!own?.isMastered) return null;
  const next = beside.find(({ id }) => !mastery.get(id)?.isMastered);
  const again =
    own.state === 'due'
      ? words['progress.askedToday']()
      : words['progress.askedOn']({ day: ownDayText(own.due.toISOString()) });
  return (
    <section aria-labelledby="mastered" className="panel stack gap-4 above-4">
      <div>
        <h2 id="mastered" className="h3">
          {words['progress.masteredTitle']()}
        </h2>
        <p>
          {words['progress.masteredWhy']({ count: rightInARow })} {again}
        </p>
      </div>
      <p className="cluster">
        {next && (
          <ActionLink to={paths.practiceSkill(next.id)}>
            {withMarkup(words['progress.nextSkill'].parts({ title: next.title }), {
              skill: (inside) => <span lang={langOf(next.title)}>{inside}</span>,
            })}
          </ActionLink>
        )}
        <ActionLink look="quiet" to={paths.progress} text={words['titles.progress']()} />
      </p>
    </section>
  );
}
