import { CardRow } from '../../ui/card-row.tsx';
import { words } from '../../words/words.ts';
import { HomePart } from './home-part.tsx';
import { useHome } from './home-text.tsx';
import { PlatformPicture } from './platform-picture.tsx';
import styles from './platforms.module.css';

/** Devices that the school runs on. */
export function PlatformsSection() {
  const home = useHome();
  return (
    <HomePart part="platforms" of={home.platforms} tinted>
      <CardRow columns={4} label={words['home.platforms']()}>
        {home.platforms.map((platform) => (
          <li key={platform.kind}>
            <div className={styles.platform}>
              <PlatformPicture kind={platform.kind} />
              <h3>{platform.title}</h3>
              <p className="soft">{platform.text}</p>
            </div>
          </li>
        ))}
      </CardRow>
    </HomePart>
  );
}
