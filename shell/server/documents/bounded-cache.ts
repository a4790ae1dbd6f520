/** A least-recently-used cache with a limit on total bytes. */
export class BoundedCache<Value> {
  private readonly entries = new Map<string, { readonly value: Value; readonly bytes: number }>();
  private total = 0;

  /** @param limit bytes */
  constructor(private readonly limit: number) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** Total bytes of all values and keys. */
  get bytes(): number {
    return this.total;
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  /** @param bytes size of the value; key and entry overhead are added */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    const size = bytes + key.length * 2 + 200;
    this.entries.set(key, { value, bytes: size });
    this.total += size;
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.total -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}
