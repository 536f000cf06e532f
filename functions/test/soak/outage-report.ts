import { listNames } from '@pathshala/contract/lists';
import { type Answer, codeOf } from '../support/api.ts';
import type { OutageCall } from './outage-calls.ts';
import type { Outcome } from './part.ts';

export type State = 'healthy' | 'stopped' | 'slow' | 'failing';

export interface Seen {
  readonly call: OutageCall;
  /** 0: no answer came in time. */
  readonly status: number;
  readonly milliseconds: number;
  readonly answer: Answer | undefined;
}

/** What needs nothing of Firestore, or is kept by the instance: for some seconds, or, of a file, while it is in memory. */
const independent: readonly string[] = [
  'search',
  'searchChanges',
  'media',
  'prices',
  'revokedCertificates',
  ...listNames,
];

/** What is wrong with an answer. Whoever is told of a success may rely on it, so none comes from a Firestore that is away. */
function judge(state: State, { call: { name }, status, answer }: Seen): string | undefined {
  const isAway = (state === 'stopped' || state === 'slow') && !independent.includes(name);
  // Also while all is well: on a busy machine a deadline may pass. But see `requireSuccess`.
  if (status === 503 && answer) {
    // Whoever watches wants the state itself, and not a problem.
    const isSaid = codeOf(answer) === 'unavailable' && answer.headers.has('retry-after');
    return isSaid || name === 'health' ? undefined : `${state}: ${name} answered 503, not as one that passes`;
  }
  const isDone = status >= 200 && status < 300 && !isAway;
  return isDone ? undefined : `${state}: ${name} answered ${status} ${JSON.stringify(answer?.json)}`;
}

/** What is counted, and everything that must not be. */
export class Report {
  readonly breaches: string[] = [];
  readonly #slowest = new Map<State, number>();
  readonly #statuses = new Map<number, number>();
  readonly #names = new Set<string>();
  readonly #succeeded = new Set<string>();

  add(state: State, one: Seen): void {
    this.#names.add(one.call.name);
    if (one.status >= 200 && one.status < 300) this.#succeeded.add(one.call.name);
    this.#slowest.set(state, Math.max(this.#slowest.get(state) ?? 0, Math.round(one.milliseconds)));
    this.#statuses.set(one.status, (this.#statuses.get(one.status) ?? 0) + 1);
    const wrong = judge(state, one);
    if (wrong) this.breaches.push(wrong);
  }

  /** Says which calls have never succeeded yet: what is asked of them in an outage would show nothing. */
  requireSuccess(): void {
    const never = [...this.#names].filter((name) => !this.#succeeded.has(name));
    this.breaches.push(...never.map((name) => `healthy: ${name} never succeeded`));
  }

  figures(): Outcome['figures'] {
    const answers = [...this.#statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`);
    const times = [...this.#slowest].map(([state, most]) => [`slowest while ${state}, ms`, most] as const);
    return { calls: this.#names.size, answers: answers.join(', '), ...Object.fromEntries(times) };
  }
}
