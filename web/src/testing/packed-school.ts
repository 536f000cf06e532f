import type { CoursePack } from '@pathshala/contract/courses/pack';
import { vi } from 'vitest';
import type { BuiltPart, KeptPack } from '../../offline/packs/pack.ts';
import { fromPacks, readPacks } from '../../offline/packs/read.ts';
import { hashOf, keptHashes } from '../../offline/packs/write.ts';
import { FakeCaches } from '../../offline/testing/fake-caches.ts';
import { keepPack, planOf } from '../api/packs/keep-pack.ts';
import { type Keepable, type PackOwner, type PackStanding, standingOf } from '../api/packs/pack-plan.ts';

/** A school with one course, and a device that keeps it: what tests of packs need. */

const sums: Keepable = {
  ...{ kind: 'course', id: 'sums', language: 'en', title: 'Sums' },
  img: '/covers/sums.svg',
};
export const rima: PackOwner = { uid: 'rima', token: async () => 'token' };
const lessons = ['first', 'second'];
export const courseAt = '/api/course/sums';
const packAt = `${courseAt}/pack`;
export const lessonAt = (id: string) => `${courseAt}/lesson/${id}`;
const bytesIn = (text: string) => new TextEncoder().encode(text);

export class PackedSchool {
  /** What the school has at each address. */
  readonly has = new Map([
    ['/course/sums', '<h1>Sums</h1>'],
    ['/course/sums/data.json', '{"course":"sums"}'],
    ['/course/sums/lesson/first', '<h1>First</h1>'],
    ['/course/-/lesson/-', '<h1>Lesson</h1>'],
    ['/__spa-fallback', '<p>Drawn</p>'],
    ['/assets/a.js', 'a'.repeat(1000)],
    ['/assets/b.js', 'b'.repeat(2000)],
    ['/assets/bengali.woff2', 'bengali'],
    ['/covers/sums.svg', '<svg/>'],
    [courseAt, '{"_id":"sums","img":"/covers/sums.svg"}'],
    [lessonAt('first'), '{"_id":"first","body":"<p>1</p>"}'],
    [lessonAt('second'), '{"_id":"second","body":"<p>2</p>"}'],
    ['/__/firebase/init.js?useEmulator=true', 'firebase'],
  ]);
  /** Addresses in the order in which they were asked for. */
  readonly asked: string[] = [];
  readonly kept = new FakeCaches();
  /** Whether the person is still signed in on the device. */
  signedIn = true;
  readonly persist = vi.fn(async () => true);

  /** Puts it in the place of network and browser. */
  async begin(): Promise<void> {
    await this.build();
    await this.publish();
    vi.stubGlobal('caches', this.kept);
    vi.stubGlobal('localStorage', { getItem: () => (this.signedIn ? 'token' : null) });
    const estimate = async () => ({ quota: 10_000_000, usage: 0 });
    vi.stubGlobal('navigator', {
      serviceWorker: { register: async () => ({}) },
      storage: { estimate, persist: this.persist },
    });
    vi.stubGlobal('fetch', async (address: string) => this.answer(address));
  }

  private answer(address: string): Response {
    this.asked.push(address);
    // What gets past the CDN is the same.
    const at = address.replace(/[?&]at=[\w-]+$/, '');
    const text = this.has.get(at);
    return new Response(text ?? '{}', { status: text === undefined ? 404 : 200 });
  }

  async hashAt(at: string) {
    const bytes = bytesIn(this.has.get(at) ?? '');
    return { hash: await hashOf(bytes), bytes: bytes.length };
  }

  /** Writes a list of the build: addresses, with what else it says of them. */
  async list(name: string, ats: Readonly<Record<string, Partial<BuiltPart>>>): Promise<void> {
    const all = Object.entries({ ...ats, '/assets/bengali.woff2': { otherScript: true as const } });
    const parts = await Promise.all(
      all.map(async ([at, more]) => ({ at, ...(await this.hashAt(at)), ...more })),
    );
    this.has.set(`/packs/${name}.en.json`, JSON.stringify({ parts }));
  }

  /** Writes what the build has for a course that it knows, and for any. */
  async build(): Promise<void> {
    const shared = {
      '/__spa-fallback': { stands: 'course' },
      '/course/-/lesson/-': { stands: 'lesson' },
      '/assets/a.js': {},
      '/assets/b.js': {},
    } as const;
    const { hash } = await this.hashAt(courseAt);
    const first = await this.hashAt(lessonAt('first'));
    await this.list('-', shared);
    await this.list('sums', {
      ...{ '/course/sums': { of: [hash] }, '/course/sums/data.json': { of: [hash] } },
      ...{ '/course/sums/lesson/first': { of: [hash, first.hash] }, ...shared },
    });
  }

  /** Has the API say what is published. @param ids of the lessons that the caller may read */
  async publish(ids: readonly string[] = lessons): Promise<void> {
    const hashes = ids.map(async (id) => ({ id, ...(await this.hashAt(lessonAt(id))) }));
    const pack: CoursePack = {
      ...{ course: await this.hashAt(courseAt), outline: lessons, lessons: await Promise.all(hashes) },
      ...{ files: [], hasOtherScript: false },
    };
    this.has.set(packAt, JSON.stringify(pack));
  }

  /** Keeps something as it is now. @returns how far it was, each time that was told */
  async keep(owner: PackOwner | null = rima): Promise<PackStanding[]> {
    this.asked.length = 0;
    const progress: PackStanding[] = [];
    const { signal } = new AbortController();
    await keepPack(sums, { owner, signal, onProgress: (one) => progress.push(one) });
    return progress;
  }

  async standing(owner: PackOwner | null = rima) {
    return standingOf(sums, await planOf(sums, owner).catch(() => undefined));
  }

  /** What the device has at an address without a connection. */
  async textAt(at: string): Promise<string | undefined> {
    return (await fromPacks(at))?.text();
  }

  /** What is on the device: packs, and the hashes of what is there. */
  async device(): Promise<{ packs: KeptPack[]; hashes: ReadonlySet<string> }> {
    return { packs: await readPacks(), hashes: await keptHashes() };
  }
}
