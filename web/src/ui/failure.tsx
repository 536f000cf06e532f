import { langOf } from './language.ts';
import { visuallyHidden } from './visually-hidden.ts';

interface FailureProps {
  readonly text: string | null;
  /** What to do, in the reader's language, where the text is somebody else's. */
  readonly help?: string | null;
  /** The help is seen under a field: here it is only announced. */
  readonly isHelpElsewhere?: boolean;
  readonly className?: string | undefined;
}

/** Says under a button or a form why what it does did not work; nothing while there is nothing to say. */
export function Failure({ text, help, isHelpElsewhere, className = '' }: FailureProps) {
  if (!text) return null;
  return (
    <div role="alert" className={`error ${className}`}>
      {help && <p style={isHelpElsewhere ? visuallyHidden : undefined}>{help}</p>}
      <p lang={langOf(text)} style={help ? { fontSize: 'var(--ps-type-tiny)', fontWeight: 400 } : undefined}>
        {text}
      </p>
    </div>
  );
}
