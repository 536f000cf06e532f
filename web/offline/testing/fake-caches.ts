/** The parts of the browser's caches that saved courses and kept pages use. */
export class FakeCaches {
  /** Answers by cache and address. */
  readonly all = new Map<string, Map<string, Response>>();
  room = Number.POSITIVE_INFINITY;

  readonly has = async (name: string) => this.all.has(name);

  readonly keys = async () => [...this.all.keys()];

  readonly delete = async (name: string) => this.all.delete(name);

  readonly open = async (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    return {
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      match: async (at: string | { readonly url: string }) => kept.get(addressOf(at))?.clone(),
      delete: async (at: string) => kept.delete(addressOf(at)),
      put: async (at: string, response: Response) => {
        this.room -= (await response.clone().arrayBuffer()).byteLength;
        if (this.room < 0) throw new DOMException('There is no room', 'QuotaExceededError');
        kept.set(at, response);
      },
    };
  };

  readonly match = async (at: string, { cacheName }: { readonly cacheName: string }) =>
    this.all.get(cacheName)?.get(at)?.clone();
}

const addressOf = (at: string | { readonly url: string }) => (typeof at === 'string' ? at : at.url);
