import { type Random, randomOf } from '@pathshala/content/practice/random';
import prices from '../../bench-prices.json' with { type: 'json' };
import type { CallName } from './call-costs.ts';

/** How learners use the school, and what stands in our settings. */
export type Assumptions = typeof prices.assumptions;

const minutesADay = 1440;
/** Visits that are played; each stands for as many as there are more. */
const maxPlayed = 20_000;

/** What happens in each minute of a day. */
export interface Day {
  readonly visits: number;
  /** By call, of all learners, each minute. */
  readonly calls: ReadonlyMap<CallName, Float64Array>;
  /** Visits that make calls, each minute. */
  readonly active: Float64Array;
  /** Tokens exchanged at sign-in, at the start of a visit and at renewals, each minute. */
  readonly tokens: Float64Array;
  /** Pages opened, each minute. */
  readonly pages: Float64Array;
}

/** An exponential length with this mean, whole minutes, at least one. */
const lengthOf = (random: Random, mean: number) =>
  Math.max(1, Math.round(-mean * Math.log((random.int(1, 1_000_000) - 0.5) / 1_000_000)));

const happens = (random: Random, share: number) => random.int(1, 1_000_000) <= share * 1_000_000;

/** An hour of the day by the weights of its hours. */
function hourOf(random: Random): number {
  const weights = prices.visitsByHour;
  let rest = random.int(
    1,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  return weights.findIndex((weight) => {
    rest -= weight;
    return rest <= 0;
  });
}

/** Plays one visit: what it does in which minute. */
function playVisit(random: Random, a: Assumptions, note: Note): void {
  const inClass = happens(random, a.shareInClass);
  const start = inClass ? a.classBegins + random.int(0, 1) : 60 * hourOf(random) + random.int(0, 59);
  const length = lengthOf(random, a.minutesPerVisit);
  const tabs = happens(random, a.shareOfSecondTabs) ? 2 : 1;
  note.visit(start, length);
  note.token(start, 1);
  if (happens(random, a.signInsPerVisit)) note.call('signIn', start, 1);
  for (let minute = 0; minute < length; ) {
    const taken = Math.min(length - minute, lengthOf(random, a.minutesPerPage));
    const at = start + minute;
    note.page(at);
    note.call('enrolments', at, 1);
    if (happens(random, a.shareOfPractice)) {
      note.call('practiceLog', at, 1);
      for (let sent = 2; sent <= taken + 1; sent += 2) note.call('practice', at + Math.min(sent, taken), 1);
    } else {
      note.call('course', at, 1 - a.fromCdn);
      note.call('lesson', at, 1);
      note.call('place', at, 1);
      for (let read = 0; read < taken; read++)
        note.call('place', at + read, (60 / a.placeSeconds) * a.shareScrolling);
      if (happens(random, a.quizzesPerLesson)) {
        note.call('quiz', at + taken, 1);
        note.call('done', at + taken, 1);
      }
    }
    minute += taken;
  }
  for (let minute = a.tokenMinutes; minute < length; minute += a.tokenMinutes)
    note.token(start + minute, tabs);
}

interface Note {
  readonly visit: (start: number, length: number) => void;
  readonly call: (name: CallName, minute: number, times: number) => void;
  readonly token: (minute: number, times: number) => void;
  readonly page: (minute: number) => void;
}

/**
 * Plays a school day of so many learners, minute by minute. The same seed plays the same day.
 */
export function playDay(learners: number, a: Assumptions, seed = 'a school day'): Day {
  const random = randomOf(seed);
  const visits = Math.round((learners * a.visitsPerLearner) / a.schoolDays);
  const played = Math.max(1, Math.min(visits, maxPlayed));
  const weight = visits / played;
  const minutes = () => new Float64Array(minutesADay);
  const day = {
    visits,
    calls: new Map<CallName, Float64Array>(),
    active: minutes(),
    tokens: minutes(),
    pages: minutes(),
  };
  const add = (to: Float64Array, minute: number, times: number) => {
    const at = minute % minutesADay;
    to[at] = (to[at] ?? 0) + times * weight;
  };
  const note: Note = {
    visit: (start, length) => {
      for (let minute = 0; minute < length; minute++) add(day.active, start + minute, 1);
    },
    call: (name, minute, times) => {
      const known = day.calls.get(name) ?? minutes();
      day.calls.set(name, known);
      add(known, minute, times);
    },
    token: (minute, times) => add(day.tokens, minute, times),
    page: (minute) => add(day.pages, minute, 1),
  };
  for (let visit = 0; visit < played; visit++) playVisit(random, a, note);
  return day;
}
