import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { namesInIndex, pack, unpack, unpackInTurns } from './pack.ts';

const options = { fields: ['title', 'text'], storeFields: ['title'] };
const index = new MiniSearch(options);
index.addAll(
  Array.from({ length: 60 }, (_, id) => ({ id, title: `plant ${id % 7}`, text: id % 2 ? 'গাছ গাছ' : 'root' })),
);

test('a packed index finds the same', () => {
  const unpacked = MiniSearch.loadJS(unpack(pack(index.toJSON())), options);
  const found = (one: MiniSearch, query: string) =>
    one
      .search(query)
      .map(({ id, match }) => JSON.stringify([id, match]))
      .sort();
  for (const query of ['plant', 'গাছ', 'root 3', '6', 'nothing']) {
    expect([query, found(unpacked, query)]).toEqual([query, found(index, query)]);
  }
  expect(found(index, 'গাছ')).toHaveLength(30);
});

test('unpacking in turns gives the same, and other work runs between', async () => {
  const words = new MiniSearch(options);
  words.addAll(Array.from({ length: 1200 }, (_, id) => ({ id, title: `word${id}`, text: '' })));
  const packed = pack(words.toJSON());
  const turns: string[] = [];
  setTimeout(() => turns.push('something else'));
  expect(await unpackInTurns(packed)).toEqual(unpack(packed));
  expect(turns).toEqual(['something else']);
});

test('it is smaller, and always the same', () => {
  const packed = pack(index.toJSON());
  expect(packed.length).toBeLessThan(JSON.stringify(index).length * 0.8);
  expect(pack(index.toJSON())).toBe(packed);
});

test('an empty index stays empty', () => {
  expect(unpack(pack(new MiniSearch(options).toJSON())).index).toEqual([]);
});

test('what results show can be read without unpacking', () => {
  const things = new MiniSearch({ fields: ['text'], storeFields: ['title', 'note', 'price'] });
  things.add({ id: 1, title: 'গাছ', note: 'Class 3', price: 12.5, text: 'root' });
  things.add({ id: 2, title: 'Roots', note: 'Galib', text: 'root' });
  expect(namesInIndex(pack(things.toJSON()))).toBe('গাছ\nClass 3\n$12.50\nRoots\nGalib');
});
