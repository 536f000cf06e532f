/** A value of every type, in the words of Firestore's REST interface, so that no code of ours is between. */
export function everyType(project: string) {
  const course = `projects/${project}/databases/(default)/documents/courses/c1`;
  return {
    nothing: { nullValue: null },
    yes: { booleanValue: true },
    whole: { integerValue: '9007199254740993' },
    part: { doubleValue: -12.5 },
    wholePart: { doubleValue: 3 },
    beyond: { doubleValue: 'NaN' },
    text: { stringValue: '$1 বর্ণ "quoted"\n' },
    at: { timestampValue: '2026-03-04T05:06:07.123456Z' },
    before: { timestampValue: '1969-12-31T23:59:59.000001Z' },
    bytes: { bytesValue: Buffer.from([0, 255, 16]).toString('base64') },
    course: { referenceValue: course },
    place: { geoPointValue: { latitude: 23.75, longitude: 90.38 } },
    list: {
      arrayValue: { values: [{ integerValue: '1' }, { mapValue: { fields: { a: { nullValue: null } } } }] },
    },
    map: { mapValue: { fields: { 'a.b': { integerValue: '1' }, none: { mapValue: {} } } } },
  };
}

/** A line of a query's answer; the last one may hold no document. */
interface Row {
  readonly document?: { readonly name: string; readonly fields?: unknown };
}

/** A project of the emulators by their own interfaces. */
export function emulatedSchool(project: string) {
  const firestore = `http://${process.env.FIRESTORE_EMULATOR_HOST}`;
  const auth = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
  const database = `projects/${project}/databases/(default)/documents`;

  const ask = async (address: string, method: string, body?: unknown): Promise<Response> => {
    const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
    return await fetch(address, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  };
  const must = async (answer: Response): Promise<unknown> => {
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
    return await answer.json();
  };

  return {
    put: async (path: string, fields: object) => {
      await must(await ask(`${firestore}/v1/${database}/${path}`, 'PATCH', { fields }));
    },
    /** Every document's fields by its path, as the emulator tells them. */
    documents: async (): Promise<Record<string, unknown>> => {
      const structuredQuery = { from: [{ allDescendants: true }] };
      const rows = await must(await ask(`${firestore}/v1/${database}:runQuery`, 'POST', { structuredQuery }));
      const found = (rows as Row[]).flatMap(({ document }) => (document ? [document] : []));
      return Object.fromEntries(
        found.map(({ name, fields }) => [name.split('/documents/')[1] ?? '', fields]),
      );
    },
    clear: async () => {
      await must(await ask(`${firestore}/emulator/v1/${database}`, 'DELETE'));
      await must(await ask(`${auth}/emulator/v1/projects/${project}/accounts`, 'DELETE'));
    },
    canSignIn: async (email: string, password: string): Promise<boolean> => {
      const method = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any';
      return (await ask(`${auth}/${method}`, 'POST', { email, password, targetProjectId: project })).ok;
    },
  };
}
