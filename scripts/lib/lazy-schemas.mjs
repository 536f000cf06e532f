// Loaded into firebase-tools before its own code. Its Auth emulator checks requests and answers by some hundred schemas, and
// compiling all of them was most of the time that the emulators took to start. Exegesis has an option to compile each when
// it is first needed, which firebase-tools does not use. Plain JavaScript: Node loads it beside another program.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ofTools = createRequire(import.meta.resolve('firebase-tools/package.json'));
const options = ofTools(join(dirname(ofTools.resolve('exegesis')), 'options.js'));
const { compileOptions } = options;
options.compileOptions = (given) => compileOptions({ ...given, lazyCompileValidationSchemas: true });
