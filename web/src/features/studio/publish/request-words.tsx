import type { Party } from '@pathshala/contract/accounts/user';
import type { PublishRequest } from '@pathshala/contract/studio/requests';
import { langOf } from '../../../ui/language.ts';
import { Moment } from '../../../ui/moment.tsx';
import { words } from '../../../words/words.ts';
import styles from './publish.module.css';

const nameOf = ({ displayName, email }: Party) => displayName || email || words['studio.somebody']();

interface SaidProps {
  readonly text: string;
  readonly at: string;
  readonly word: string;
}

function Said({ text, at, word }: SaidProps) {
  return (
    <div className="words">
      <p>
        <span className="strong">{text}</span>{' '}
        <span className="soft">
          <Moment at={at} exact />
        </span>
      </p>
      {word && (
        <p className={styles.word} lang={langOf(word)}>
          “{word}”
        </p>
      )}
    </div>
  );
}

/** Who asked for an item to be published, or who returned the request; when, and with which word. */
export function RequestWords({ request: { by, at, word, returned } }: { readonly request: PublishRequest }) {
  return returned ? (
    <Said {...returned} text={words['studio-publish.sentBack']({ name: nameOf(returned.by) })} />
  ) : (
    <Said at={at} word={word} text={words['studio-publish.openRequest']({ name: nameOf(by) })} />
  );
}
