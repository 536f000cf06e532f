import type { ReactNode } from 'react';
import { useSession } from './session-context.ts';

interface SignedInContentProps {
  /** Of the content's size. */
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children once the person is signed in. */
export function SignedInContent({ loading, children }: SignedInContentProps): ReactNode {
  return useSession().state.status === 'signed-in' ? children : loading;
}
