import { useEffect, useRef, useState } from 'react';
import { words } from '../../words/words.ts';
import styles from './practice-page.module.css';

/** A field to find a skill in, of whichever class, and what is typed in it, also before the site was there. */
export function useTyped() {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const input = (
    <label className="cluster strong">
      {words['practice-find.label']()}
      <input
        ref={field}
        type="search"
        className={`control ${styles.find}`}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
    </label>
  );
  return { typed: typed.trim(), input };
}
