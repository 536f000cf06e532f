import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../../ui/action.tsx';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import styles from './model-test.module.css';

/** So often the time is kept, milliseconds. */
const keepEvery = 5000;
/** A device that slept has not worked on the paper. */
const longestTick = 2000;

const two = (value: number) => `${value < 10 ? numberText(0) : ''}${numberText(value)}`;

/** `1:05:09`, `4:07`, in the digits of the page. @param milliseconds ≥ 0 */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${hours > 0 ? two(minutes) : numberText(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${numberText(hours)}:${rest}` : rest;
}

/**
 * Counts while the page is looked at.
 * @param onKeep gets what has passed since it was told last, milliseconds
 * @returns what has passed since then, as it goes
 */
function useTicking(isRunning: boolean, onKeep: (passed: number) => void): number {
  const [passed, setPassed] = useState(0);
  const onKeepRef = useRef(onKeep);
  useEffect(() => {
    onKeepRef.current = onKeep;
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    let [last, sum] = [performance.now(), 0];
    const keep = () => {
      if (sum > 0) onKeepRef.current(sum);
      sum = 0;
      setPassed(0);
    };
    const tick = () => {
      const now = performance.now();
      if (!document.hidden) sum += Math.min(now - last, longestTick);
      last = now;
      if (sum >= keepEvery) keep();
      else setPassed(sum);
    };
    const timer = setInterval(tick, 1000);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [isRunning]);
  return passed;
}

interface ClockProps {
  /** Of the whole paper. */
  readonly minutes: number;
  /** Milliseconds. */
  readonly spent: number;
  readonly isPaused: boolean;
  readonly onKeep: (passed: number) => void;
  readonly onPause: () => void;
}

/** The time that is left. It says nothing by itself until it is over, can be hidden, and stops when one pauses. */
export function Clock({ minutes, spent, isPaused, onKeep, onPause }: ClockProps) {
  const [isHidden, setHidden] = useState(false);
  const passed = useTicking(!isPaused, onKeep);
  const left = Math.max(0, minutes * 60_000 - spent - passed);
  const isOver = left === 0;
  return (
    <div className={`cluster apart ${styles.clock}`}>
      <div>
        {!isHidden && !isOver && (
          <p>
            <span>{words['model-test.timeLeft']()}</span> <strong>{timeText(left)}</strong>
          </p>
        )}
        <p role="status">{isOver && <strong>{words['model-test.timeOver']()}</strong>}</p>
      </div>
      <div className="cluster gap-2">
        {!isOver && (
          <ActionButton small look="quiet" aria-pressed={isHidden} onClick={() => setHidden((now) => !now)}>
            {words['model-test.hideClock']()}
          </ActionButton>
        )}
        <ActionButton small look="quiet" onClick={onPause}>
          {words['model-test.pause']()}
        </ActionButton>
      </div>
      {isOver && <p className={`soft ${styles.over}`}>{words['model-test.timeOverText']()}</p>}
    </div>
  );
}
