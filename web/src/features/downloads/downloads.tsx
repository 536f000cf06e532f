import { paths } from '@pathshala/contract/site/paths';
import { useEffect, useRef, useState } from 'react';
import type { KeptPack, PackName } from '../../../offline/packs/pack.ts';
import KeepOffline from '../../course-ui/packs/keep-offline.tsx';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { megabytes } from '../../ui/format-bytes.ts';
import { langOf } from '../../ui/language.ts';
import { EmptyState } from '../../ui/states.tsx';
import { ownDayText } from '../../words/format.ts';
import { nameOfLanguage } from '../../words/languages.ts';
import { words } from '../../words/words.ts';
import styles from './downloads.module.css';
import { readShelf, type Shelf, takeAway } from './shelf.ts';

interface RowProps {
  readonly pack: KeptPack;
  /** Called when it stands otherwise. */
  readonly onEnd: () => void;
  readonly onRemove: () => void;
}

function Row({ pack, onEnd, onRemove }: RowProps) {
  const { kind, id, language, title, img, page, at } = pack;
  const facts = [
    kind === 'book' ? words['packs.aBook']() : nameOfLanguage(language),
    ...(at > 0 ? [words['packs.savedOn']({ day: ownDayText(new Date(at).toISOString()) })] : []),
  ];
  return (
    <li className={`card pad stack ${styles.row}`}>
      <div className="cluster apart">
        <div className="stack gap-1 words">
          <h2 className="h3" lang={langOf(title)}>
            {/* Another language is another site: the browser follows. */}
            <a href={page} hrefLang={language}>
              {title}
            </a>
          </h2>
          <p className="soft">{facts.join(' · ')}</p>
        </div>
        <ActionButton look="quiet" small onClick={onRemove} aria-label={words['packs.removeOf']({ title })}>
          {words['packs.remove']()}
        </ActionButton>
      </div>
      <KeepOffline
        what={{ kind, id, language, title, ...(img && { img }) }}
        has
        label={words['books.keepOf']({ words: words['course.keepOffline'](), title })}
        isListed
        onEnd={onEnd}
      />
    </li>
  );
}

/** More room than this is nothing to think about: bytes. */
const scarce = 1_000_000_000;

/** How much it is together, and what the browser says of it. */
function Sum({ shelf: { bytes, free, isLasting, packs }, onRemove }: { shelf: Shelf; onRemove: () => void }) {
  return (
    <div className="stack start above-6">
      <p>{words['packs.together']({ size: megabytes(bytes) })}</p>
      <p className="soft">
        {free !== undefined && free < scarce && `${words['packs.free']({ size: megabytes(free) })} `}
        {isLasting ? words['packs.lasting']() : words['packs.notLasting']()} {words['packs.logOut']()}
      </p>
      {packs.length > 1 && (
        <ActionButton look="quiet" small onClick={onRemove}>
          {words['packs.removeAll']()}
        </ActionButton>
      )}
    </div>
  );
}

/** The courses and books that are kept on this device: how they stand, what they take, and how they go. */
export function Downloads() {
  const [shelf, setShelf] = useState<Shelf | 'failed'>();
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const look = () => readShelf().then(setShelf, () => setShelf('failed'));
  useEffect(() => void look(), []);
  const take = async (names: readonly PackName[], text: string) => {
    await takeAway(names);
    await look();
    setAnnouncement(text);
    // Its button has gone.
    status.current?.focus();
  };
  if (!shelf) return null;
  if (shelf === 'failed') return <p role="alert">{words['packs.unable']()}</p>;
  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        {announcement}
      </p>
      {shelf.packs.length === 0 ? (
        <EmptyState
          title={words['packs.emptyTitle']()}
          text={words['packs.emptyText']()}
          action={<ActionLink to={`${paths.home}#courses`}>{words['fixed.courses']()}</ActionLink>}
        />
      ) : (
        <>
          <ul className="stack">
            {shelf.packs.map((pack) => (
              <Row
                key={`${pack.kind}.${pack.id}.${pack.language}`}
                pack={pack}
                onEnd={() => void look()}
                onRemove={() => void take([pack], words['packs.removed']({ title: pack.title }))}
              />
            ))}
          </ul>
          <Sum shelf={shelf} onRemove={() => void take(shelf.packs, words['packs.removedAll']())} />
        </>
      )}
    </>
  );
}
