/**
 * The school's API in its own process, to be killed at any moment. Prints its address when it is ready. TEST_PROJECT:
 * the project in the emulators.
 */
import { serveApi } from '../support/api.ts';
import { connect } from '../support/emulators.ts';
import { uncounted } from '../support/uncounted.ts';
import { practising, trustsHop } from './world.ts';

const emulated = connect(process.env.TEST_PROJECT);
// The first call opens the connection, which takes longer than an answer may.
await emulated.db.listCollections();
const { url } = await serveApi(practising(emulated), { counter: uncounted, trustsHop });
console.log(url);
