import { type Halt, haltOf } from '@northcast/release/canary/halts';
import { type CanaryPointer, runOf } from '@northcast/release/registry/canary-pointer';
import type { RegistryRevision } from '@northcast/release/registry/registry-revision';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/** Canary runs that were halted, known from the store or from this server. */
export class KnownHalts {
  /** By run; null if the store has no halt. */
  private readonly halts = new Map<string, Halt | null>();

  constructor(private readonly storeFolder: string) {}

  /** Records a halt that may not be in the store. */
  add(halt: Halt): void {
    this.halts.set(haltKey(halt), halt);
  }

  of(remote: RemoteName, canary: CanaryPointer): Halt | null {
    return this.halts.get(haltKey({ remote, version: canary.version, run: runOf(canary) })) ?? null;
  }

  /**
   * Reads halts of runs that are new to this server, so that a server that has just started serves
   * no halted canary.
   */
  async read({ remotes }: RegistryRevision): Promise<void> {
    for (const [remote, pointers] of Object.entries(remotes)) {
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
