import { CardRow } from '../../ui/card-row.tsx';
import { yearText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import { HomePart } from './home-part.tsx';
import { useHome } from './home-text.tsx';
import { Invented } from './invented.tsx';
import styles from './press.module.css';

/** Press cards. */
export function PressSection() {
  const home = useHome();
  return (
    <HomePart part="press" of={home.press} aside={<Invented />}>
      <CardRow columns={4} label={words['home.press']()}>
        {home.press.map((item) => (
          <li key={item.paper}>
            <article className={`card pad stack ${styles.card}`}>
              <p className={`note strong row apart ${styles.paper}`}>
                {item.paper} <span className="soft">{yearText(`${item.year}-07-01`)}</span>
              </p>
              <h3>{item.headline}</h3>
              <blockquote className="soft">“{item.quote}”</blockquote>
            </article>
          </li>
        ))}
      </CardRow>
    </HomePart>
  );
}
