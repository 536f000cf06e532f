// `npm start`: the whole school on this machine, from the build to the seeded emulators, until Ctrl-C.
import { report } from './lib/messages.ts';
import { runSchool } from './lib/school.ts';

runSchool({
  command: 'npm start',
  extent: 'quick',
  functions: 'copy',
  site: true,
  openFront: async (ports) => ({ url: `http://127.0.0.1:${ports.hosting}` }),
}).then(
  (code) => process.exit(code),
  (error: unknown) => process.exit(report(error)),
);
