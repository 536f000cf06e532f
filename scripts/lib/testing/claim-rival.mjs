// One of several commands that claim the same records at the same moment. Takes the records' files as arguments and
// a file's number on its input, prints whether it holds that file's record, and lives on.
import { claim } from '../run-record.ts';

process.stdin.on('data', async (number) => {
  const { held } = await claim(process.argv[2 + Number(number)], '/rival');
  console.log(JSON.stringify(held));
});
console.log('ready');
