import { ActionButton } from '../../../ui/action.tsx';
import styles from './lesson.module.css';

interface SwitchProps<Value extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice of two or three options, as buttons side by side. */
export function Switch<Value extends string>({ label, options, value, onChoose }: SwitchProps<Value>) {
  return (
    <fieldset aria-label={label} className={`cluster gap-2 ${styles.switch}`}>
      {(Object.entries(options) as [Value, string][]).map(([one, says]) => (
        <ActionButton
          key={one}
          small
          look={one === value ? 'primary' : 'quiet'}
          aria-pressed={one === value}
          onClick={() => onChoose(one)}
        >
          {says}
        </ActionButton>
      ))}
    </fieldset>
  );
}
