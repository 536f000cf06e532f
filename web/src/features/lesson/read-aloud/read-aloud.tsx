import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { words } from '../../../words/words.ts';
import article from '../lesson-article.module.css';
import { SaidMarks } from './mark-said.ts';
import styles from './read-aloud.module.css';
import { Reader, type ReaderState } from './reader.ts';
import { sentencesOf } from './spoken-text.ts';
import { onVoices, voiceFor } from './voice.ts';

const floats = `card cluster gap-2 middle screen ${article.floats} ${styles.active}`;
const button = 'control fills pill row gap-2 strong';

interface ReadAloudProps {
  /** The element whose text is read. */
  readonly text: RefObject<HTMLElement | null>;
  /** The text's language. */
  readonly lang: string;
}

/** The device's voices; updates when the browser reports more. */
function useVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => onVoices(speechSynthesis, setVoices), []);
  return voices;
}

/** A reader that stops when the page is left. */
function useReader(voices: readonly SpeechSynthesisVoice[], lang: string) {
  const [state, setState] = useState<ReaderState>('idle');
  const known = useRef(voices);
  known.current = voices;
  const reader = useMemo(() => {
    const marks = new SaidMarks();
    return new Reader({
      synthesis: speechSynthesis,
      voiceOf: (own) => voiceFor(known.current, own ?? lang) ?? voiceFor(known.current, lang),
      onState: setState,
      onSaid: (sentence, word) => marks.show(sentence, word),
    });
  }, [lang]);
  useEffect(() => {
    const silence = () => reader.stop();
    // Browsers keep reading after a link to another site.
    window.addEventListener('pagehide', silence);
    return () => {
      window.removeEventListener('pagehide', silence);
      silence();
    };
  }, [reader]);
  return { reader, state };
}

/** Reads a lesson aloud and highlights the words. Renders nothing if the device has no voice for its language. */
export default function ReadAloud({ text, lang }: ReadAloudProps) {
  const voices = useVoices();
  const { reader, state } = useReader(voices, lang);
  const main = useRef<HTMLButtonElement>(null);
  if (!voiceFor(voices, lang)) return null;
  const isActive = state === 'reading' || state === 'paused';
  const press = {
    idle: { icon: 'play', label: words['read-aloud.start'], act: start },
    failed: { icon: 'play', label: words['read-aloud.start'], act: start },
    reading: { icon: 'pause', label: words['read-aloud.pause'], act: () => reader.pause() },
    paused: { icon: 'play', label: words['read-aloud.resume'], act: () => reader.resume() },
  } as const;
  const { icon, label, act } = press[state];

  function start() {
    if (text.current) reader.read(sentencesOf(text.current, lang));
  }
  function stop() {
    reader.stop();
    // The stop button disappears, so the focus returns to the button that started the reading.
    main.current?.focus({ preventScroll: true });
  }

  return (
    <fieldset aria-label={words['read-aloud.name']()} className={isActive ? floats : `screen ${styles.bar}`}>
      <button ref={main} type="button" className={button} onClick={act}>
        <Icon name={icon} size={20} />
        {label()}
      </button>
      {isActive && (
        <button type="button" className={button} onClick={stop}>
          <Icon name="close" size={20} />
          {words['read-aloud.stop']()}
        </button>
      )}
      {state === 'failed' && (
        <p role="status" className={styles.failed}>
          {words['read-aloud.failed']()}
        </p>
      )}
    </fieldset>
  );
}
