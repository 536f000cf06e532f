import { type Keeper, lives } from '@pathshala/functions/retention/lives';
import { withTable } from './endpoints-table.ts';

const keepers: Readonly<Record<Keeper['by'], string>> = {
  seed: '`npm run seed`',
  school: 'who edits the school',
  account: 'goes with the account',
  firestore: 'Firestore (TTL)',
  job: 'the daily job',
};

/** How long every collection's documents live, in Markdown. */
function livesTable(): string {
  const rows = Object.entries(lives).map(
    ([name, { why, life, keeper }]) => `| \`${name}\` | ${why} | ${life} | ${keepers[keeper.by]} |`,
  );
  return ['| collection | why | how long | kept by |', '|---|---|---|---|', ...rows].join('\n');
}

/** A page with today's table between its two marks. */
export function withLivesTable(page: string): string {
  return withTable(page, 'lives', livesTable());
}
