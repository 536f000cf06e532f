import { useEffect, useRef, useState } from 'react';
import { words } from '../../words/words.ts';
import styles from './practice-page.module.css';

/** A search field for skills of any class, with its text. It keeps text typed before hydration. */
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
        className={`control pill words ${styles.find}`}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
    </label>
  );
  return { typed: typed.trim(), input };
}
