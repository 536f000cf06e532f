/** The browser's caches, as far as packs ask them. */
export class FakeCaches {
  /** Bodies and headers by cache and address. */
  readonly all = new Map<string, Map<string, Kept>>();
  /** Bytes that still fit; nothing more is taken then. */
  room = Number.POSITIVE_INFINITY;

  readonly has = async (name: string) => this.all.has(name);

  readonly delete = async (name: string) => this.all.delete(name);

  readonly open = async (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Kept>();
    this.all.set(name, kept);
    return {
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      match: async (at: string | { readonly url: string }) => respond(kept.get(addressOf(at))),
      delete: async (at: string) => kept.delete(addressOf(at)),
      put: async (at: string, response: Response) => {
        const body = new Uint8Array(await response.arrayBuffer());
        this.room -= body.byteLength;
        if (this.room < 0) throw new DOMException('There is no room', 'QuotaExceededError');
        kept.set(at, { body, headers: [...response.headers] });
      },
    };
  };

  readonly match = async (at: string, { cacheName }: { readonly cacheName: string }) =>
    respond(this.all.get(cacheName)?.get(at));

  /** Addresses that a cache holds. */
  addresses(name: string): string[] {
    return [...(this.all.get(name)?.keys() ?? [])];
  }
}

interface Kept {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: [string, string][];
}

const addressOf = (at: string | { readonly url: string }) => (typeof at === 'string' ? at : at.url);

const respond = (kept: Kept | undefined) => kept && new Response(kept.body, { headers: kept.headers });
