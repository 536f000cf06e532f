import type { CoursePack } from '@pathshala/contract/course-pack';
import type { ErrorCode } from '@pathshala/contract/errors';
import { vi } from 'vitest';
import type { BuiltPart } from '../../offline/packs/pack.ts';
import { fromPacks } from '../../offline/packs/read.ts';
import { hashOf } from '../../offline/packs/write.ts';
import { FakeCaches } from '../../offline/testing/fake-caches.ts';
import { keepPack, type PackProgress } from '../api/packs/keep-pack.ts';
import { type Keeper, type PackPlan, packNameOf, planPack, standingOf } from '../api/packs/pack-plan.ts';

/** A school with one course, and a device that keeps it: what both tests of packs need. */

export const course = { _id: 'sums', title: 'Sums' };
export const name = packNameOf('sums');
export const rima: Keeper = { uid: 'rima', token: async () => 'token' };
export const lessons = ['first', 'second'];
export const courseAt = '/api/course/sums';
export const packAt = `${courseAt}/pack`;
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
  /** How the API says no, by address. */
  readonly refusals = new Map<string, Response>();
  /** Addresses in the order in which they were asked for. */
  readonly asked: string[] = [];
  readonly kept = new FakeCaches();
  /** Whether the person is still signed in on the device. */
  signedIn = true;
  /** Bytes that the browser says it has. */
  quota = 10_000_000;
  readonly persist = vi.fn(async () => true);

  /** Puts it in the place of network and browser. */
  async begin(): Promise<void> {
    await this.build();
    await this.publish();
    vi.stubGlobal('caches', this.kept);
    vi.stubGlobal('localStorage', { getItem: () => (this.signedIn ? 'token' : null) });
    vi.stubGlobal('navigator', {
      serviceWorker: { register: async () => undefined },
      storage: {
        estimate: async () => ({ quota: this.quota, usage: 0 }),
        persisted: async () => false,
        persist: this.persist,
      },
    });
    vi.stubGlobal('fetch', async (address: string) => this.answer(address));
  }

  private answer(address: string): Response {
    this.asked.push(address);
    // What gets past the CDN is the same.
    const at = address.replace(/[?&]at=[\w-]+$/, '');
    const text = this.has.get(at);
    const no = this.refusals.get(at)?.clone();
    return no ?? new Response(text ?? '{}', { status: text === undefined ? 404 : 200 });
  }

  refuse(at: string, code: ErrorCode, status: number): void {
    this.refusals.set(at, Response.json({ type: `/problems/${code}`, status }, { status }));
  }

  async partOf(at: string, more: Partial<BuiltPart> = {}): Promise<BuiltPart> {
    const text = this.has.get(at) ?? '';
    return { at, hash: await hashOf(bytesIn(text)), bytes: text.length, ...more };
  }

  /** Writes what the build has for a course that it knows, and for any. */
  async build(): Promise<void> {
    const shared = await Promise.all([
      this.partOf('/__spa-fallback', { stands: 'course' }),
      this.partOf('/course/-/lesson/-', { stands: 'lesson' }),
      this.partOf('/assets/a.js'),
      this.partOf('/assets/b.js'),
    ]);
    const [known, first] = await Promise.all([this.partOf(courseAt), this.partOf(lessonAt('first'))]);
    const own = await Promise.all([
      this.partOf('/course/sums', { of: [known.hash] }),
      this.partOf('/course/sums/data.json', { of: [known.hash] }),
      this.partOf('/course/sums/lesson/first', { of: [known.hash, first.hash] }),
    ]);
    const otherScript = [await this.partOf('/assets/bengali.woff2')];
    this.has.set('/packs/sums.en.json', JSON.stringify({ parts: [...own, ...shared], lessons: 10 }));
    this.has.set('/packs/-.en.json', JSON.stringify({ parts: shared, otherScript, lessons: 0 }));
  }

  /** Has the API say what is published. @param ids of the lessons that the caller may read */
  async publish(ids: readonly string[] = lessons, more: Partial<CoursePack> = {}): Promise<void> {
    const printAt = async (at: string) => {
      const { hash, bytes } = await this.partOf(at);
      return { hash, bytes };
    };
    const pack: CoursePack = {
      course: await printAt(courseAt),
      outline: lessons,
      lessons: await Promise.all(ids.map(async (id) => ({ id, ...(await printAt(lessonAt(id))) }))),
      files: [],
      hasOtherScript: false,
      ...more,
    };
    this.has.set(packAt, JSON.stringify(pack));
  }

  /** Keeps what was planned. @returns how far it was, each time that was told */
  async keepPlan(plan: PackPlan, keeper: Keeper | null): Promise<PackProgress[]> {
    const progress: PackProgress[] = [];
    const { signal } = new AbortController();
    await keepPack(plan, { keeper, signal, onProgress: (one) => progress.push(one) });
    return progress;
  }

  async plan(keeper: Keeper | null = rima): Promise<PackPlan> {
    const plan = await planPack(course, keeper);
    if (!plan) throw new Error('The school has no pack');
    return plan;
  }

  /** Keeps the course as it is now. */
  async keep(keeper: Keeper | null = rima): Promise<PackProgress[]> {
    const plan = await this.plan(keeper);
    this.asked.length = 0;
    return await this.keepPlan(plan, keeper);
  }

  async standing(keeper: Keeper | null = rima) {
    return standingOf(name, await planPack(course, keeper).catch(() => undefined));
  }

  /** What the device has at an address without a connection. */
  async textAt(at: string): Promise<string | undefined> {
    return (await fromPacks(at))?.text();
  }
}
