// Loaded into firebase-tools before its own code. Its Auth emulator checks requests and answers by some hundred schemas, and
// compiling all of them was most of the time that the emulators took to start. `exegesis-express` has an option to compile
// each when it is first needed, which firebase-tools does not use. Plain JavaScript: Node loads it beside another program.
import { createRequire } from 'node:module';

const ofTools = createRequire(import.meta.resolve('firebase-tools/package.json'));
const exegesis = ofTools('exegesis-express');
const { middleware } = exegesis;
exegesis.middleware = (document, options) =>
  middleware(document, { ...options, lazyCompileValidationSchemas: true });
