/** Loaded when first wanted, and once. A failure is forgotten, so that the next call tries again. */
export class Late<One> {
  private loading: Promise<One> | undefined;
  private readonly load: () => Promise<One>;

  constructor(load: () => Promise<One>) {
    this.load = load;
  }

  get isWanted(): boolean {
    return this.loading !== undefined;
  }

  get(): Promise<One> {
    this.loading ??= this.load().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }
}
