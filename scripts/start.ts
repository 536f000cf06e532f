// `npm start`: the whole school on this machine, from the build to the seeded emulators, until Ctrl-C.
import { command } from './lib/messages.ts';
import { runSchool } from './lib/school.ts';

command(() =>
  runSchool({
    command: 'npm start',
    site: true,
    openFront: async (ports) => ({ url: `http://127.0.0.1:${ports.hosting}` }),
  }),
);
