import { paths } from '@pathshala/contract/site/paths';
import { addressIn } from '@pathshala/contract/text/language-address';
import { useEffect, useRef, useState } from 'react';
import type { PackKind, PackName } from '../../../offline/packs/pack.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { megabytes } from '../../ui/format-bytes.ts';
import { langOf } from '../../ui/language.ts';
import { EmptyState } from '../../ui/states.tsx';
import { ownDayText } from '../../words/format.ts';
import { nameOfLanguage } from '../../words/languages.ts';
import { words } from '../../words/words.ts';
import { type Download, readShelf, type Shelf, takeAway } from './shelf.ts';

/** What is said of a kind alone. */
interface KindRow {
  /** Stands below the title. */
  readonly note: (pack: Download) => string;
  readonly half: (of: { size: string }) => string;
  readonly newer: (of: { size: string; day: string }) => string;
  /** Where one continues that is not whole. */
  readonly goOnAt: (pack: Download) => string;
}

const kinds: Readonly<Record<PackKind, KindRow>> = {
  course: {
    note: ({ language }) => nameOfLanguage(language),
    half: words['packs.half'],
    newer: words['packs.wholeNewer'],
    goOnAt: ({ page }) => page,
  },
  book: {
    note: words['packs.aBook'],
    half: words['packs.halfBook'],
    newer: words['packs.wholeNewerBook'],
    goOnAt: ({ language, id }) => addressIn(language, paths.book(id)),
  },
};

/** What is said of a pack: whole since when, or how far. */
function about({ kind, parts, coming, here, at }: Download): string {
  const size = megabytes(here);
  if (parts.length === 0) return kinds[kind].half({ size });
  const day = ownDayText(new Date(at).toISOString());
  return coming ? kinds[kind].newer({ size, day }) : words['packs.whole']({ size, day });
}

function Row({ pack, onRemove }: { pack: Download; onRemove: () => void }) {
  const { kind, title, language, page, parts } = pack;
  return (
    <li className="card pad cluster apart">
      <div className="stack gap-1 words">
        <h2 className="h3" lang={langOf(title)}>
          {/* Another language is another site: the browser follows. */}
          <a href={parts.length > 0 ? page : kinds[kind].goOnAt(pack)} hrefLang={language}>
            {title}
          </a>
        </h2>
        <p>{kinds[kind].note(pack)}</p>
        <p className="soft">{about(pack)}</p>
      </div>
      <ActionButton look="quiet" small onClick={onRemove} aria-label={words['packs.removeOf']({ title })}>
        {words['packs.remove']()}
      </ActionButton>
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

/** The courses and books that are kept on this device: what they take, and how they go. */
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
