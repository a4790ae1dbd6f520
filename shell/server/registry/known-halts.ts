import { type CanaryPointer, runOf } from '@northcast/release/canary/canary-pointer';
import { type Halt, haltOf } from '@northcast/release/canary/halts';
import type { RegistryRevision } from '@northcast/release/registry/registry-revision';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/** Which runs of canaries were halted, as the store and this server know. */
export class KnownHalts {
  /** By run; null where the store knows none. */
  private readonly halts = new Map<string, Halt | null>();

  constructor(private readonly storeFolder: string) {}

  /** Notes a halt that the store need not hold yet. */
  add(halt: Halt): void {
    this.halts.set(haltKey(halt), halt);
  }

  of(remote: RemoteName, canary: CanaryPointer): Halt | null {
    return this.halts.get(haltKey({ remote, version: canary.version, run: runOf(canary) })) ?? null;
  }

  /** Asks the store about runs that are new here: a server that has just started knows what was halted before it gives anything out. */
  async read(document: RegistryRevision | null): Promise<void> {
    for (const [remote, pointers] of Object.entries(document?.remotes ?? {})) {
      if (!pointers?.canary) continue;
      const { version } = pointers.canary;
      const key = haltKey({ remote, version, run: runOf(pointers.canary) });
      if (this.halts.has(key)) continue;
      const halt = await haltOf(this.storeFolder, remote, version, runOf(pointers.canary));
      if (!this.halts.has(key)) this.halts.set(key, halt ?? null);
    }
  }
}

const haltKey = ({ remote, version, run }: Pick<Halt, 'remote' | 'version' | 'run'>) =>
  `${remote}/${version} ${run}`;
