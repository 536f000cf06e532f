import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MissingNote } from '../ui/missing-part.tsx';
import type { AskCode } from './second-step.ts';

type Answer = (code: string | null) => void;

const CodeDialog = lazyPart<{ readonly onAnswer: Answer }>(
  () => import('./session-store.ts').then(({ loadCodeDialog }) => loadCodeDialog()),
  ({ onAnswer, ...retry }) => <MissingNote {...retry} onClose={() => onAnswer(null)} />,
);

/** The second-factor prompt and its dialog. */
export function useCode(): { readonly askCode: AskCode; readonly codeDialog: ReactNode } {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const askCode = useCallback<AskCode>(
    () =>
      new Promise((resolve) => {
        setAnswer(() => (code: string | null) => {
          setAnswer(null);
          resolve(code);
        });
      }),
    [],
  );
  const codeDialog = answer && (
    <Suspense>
      <CodeDialog onAnswer={answer} />
    </Suspense>
  );
  return { askCode, codeDialog };
}
