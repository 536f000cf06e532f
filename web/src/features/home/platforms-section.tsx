import { home } from '@pathshala/content/home';
import { Section } from '../../ui/section.tsx';
import { PlatformPicture } from './platform-picture.tsx';
import styles from './platforms.module.css';

/** Where it runs. */
export function PlatformsSection() {
  return (
    <Section {...home.sections.platforms} tinted>
      <ul className={styles.list}>
        {home.platforms.map((platform) => (
          <li key={platform.kind}>
            <PlatformPicture kind={platform.kind} />
            <h3>{platform.title}</h3>
            <p>{platform.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
