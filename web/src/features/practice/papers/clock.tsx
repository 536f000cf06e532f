import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../../ui/action.tsx';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import styles from './model-test.module.css';

const keepEvery = 5000;
/** The longest time that one tick adds: time while the device slept does not count. */
const longestTick = 2000;

const two = (value: number) => `${value < 10 ? numberText(0) : ''}${numberText(value)}`;

/** `1:05:09`, `4:07`, in the page's digits. @param milliseconds ≥ 0 */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${hours > 0 ? two(minutes) : numberText(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${numberText(hours)}:${rest}` : rest;
}

/**
 * Measures time while the page is visible.
 * @param onKeep gets the milliseconds since its last call
 * @returns the milliseconds since the last call of `onKeep`, updated as time passes
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
  readonly minutes: number;
  /** Milliseconds. */
  readonly spent: number;
  readonly isPaused: boolean;
  readonly canHide: boolean;
  readonly onKeep: (passed: number) => void;
  readonly onPause: () => void;
}

/** The time left. It announces only the end of the time, can be hidden, and stops during a pause. */
export function Clock({ minutes, spent, isPaused, canHide, onKeep, onPause }: ClockProps) {
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
        {canHide && !isOver && (
          <ActionButton small look="quiet" aria-pressed={isHidden} onClick={() => setHidden((now) => !now)}>
            {words['model-test.hideClock']()}
          </ActionButton>
        )}
        <ActionButton small look="quiet" onClick={onPause} text={words['model-test.pause']()} />
      </div>
      {isOver && (
        <p className="soft" style={{ flexBasis: '100%' }}>
          {words['model-test.timeOverText']()}
        </p>
      )}
    </div>
  );
}
