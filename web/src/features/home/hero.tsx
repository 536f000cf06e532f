import { home } from '@pathshala/content/home';
import { listOf } from '@pathshala/contract/lists';
import { paths } from '@pathshala/contract/paths';
import type { SubjectName } from '@pathshala/contract/subjects';
import { Link } from 'react-router-dom';
import { ActionLink } from '../../ui/action.tsx';
import { SubjectSign, subjectGround } from '../../ui/subject-block.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './hero.module.css';

interface Block {
  readonly subject: SubjectName;
  readonly label: string;
  readonly to: string;
  readonly wide?: boolean;
}

/** The wall of blocks, row by row; each leads to a place where its subject is taught. */
const wall: readonly Block[] = [
  { subject: 'bangla', label: 'Bangla', to: listOf('classThree').path },
  { subject: 'mathematics', label: 'Maths', to: listOf('classSeven').path, wide: true },
  { subject: 'english', label: 'English', to: listOf('classFive').path },
  { subject: 'physics', label: 'Physics', to: listOf('classNine').path },
  { subject: 'music', label: 'Music', to: listOf('entertainCourse').path },
  { subject: 'chemistry', label: 'Chemistry', to: listOf('classEleven').path, wide: true },
  { subject: 'biology', label: 'Science', to: listOf('classFour').path, wide: true },
  { subject: 'social', label: 'World', to: listOf('classEight').path },
  { subject: 'coding', label: 'Coding', to: listOf('freeCourse').path },
];

/** The last two words carry the marigold stroke. */
function MarkedTitle({ title }: { title: string }) {
  const words = title.split(' ');
  return (
    <h1>
      {words.slice(0, -2).join(' ')} <span className={styles.mark}>{words.slice(-2).join(' ')}</span>
    </h1>
  );
}

/** Promise and two buttons beside the wall of blocks on a chalkboard. */
export function Hero() {
  const { title, lead, primary, secondary } = home.hero;
  return (
    <Wrap className={styles.hero}>
      <div className={styles.words}>
        <MarkedTitle title={title} />
        <p>{lead}</p>
        <div className={styles.actions}>
          <ActionLink to={paths.classes}>{primary.label}</ActionLink>
          <ActionLink to={paths.courses} look="quiet">
            {secondary.label}
          </ActionLink>
        </div>
      </div>
      <nav className={styles.board} aria-label="Subjects">
        <ul className={styles.wall}>
          {wall.map((block) => (
            <li key={block.subject} className={block.wide ? styles.wide : ''}>
              <Link to={block.to} className={styles.block} style={subjectGround(block.subject)}>
                <SubjectSign subject={block.subject} className={styles.sign} />
                <span>{block.label}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.chalk}>
          <span>Pick a block, start a lesson</span>
          <span>12 classes · 19 lists</span>
        </p>
      </nav>
    </Wrap>
  );
}
