import type { Level } from '@pathshala/content/practice/exercise';
import { rightInARow, standingOf } from '@pathshala/content/practice/review/level';
import { usePracticeLog } from '../../api/practice-log.ts';
import { words } from '../../words/words.ts';

interface LevelStepProps {
  readonly skill: string;
  /** The level of the exercise that was just answered. */
  readonly level: Level;
}

/** The effect of an answer: how many right answers are left at this level, or the level that comes next. */
export function LevelStep({ skill, level }: LevelStepProps) {
  const standing = standingOf(usePracticeLog(), skill);
  const left = rightInARow - standing.run;
  if (standing.level > level)
    return <p className="soft">{words['progress.levelUp']({ level: standing.level })}</p>;
  if (standing.level < level)
    return <p className="soft">{words['progress.levelDown']({ level: standing.level })}</p>;
  if (standing.isMastered || standing.run === 0) return null;
  const text =
    level === 3
      ? words['progress.leftToMaster']({ count: left })
      : words['progress.leftToRise']({ count: left, level: level + 1 });
  return <p className="soft">{text}</p>;
}
