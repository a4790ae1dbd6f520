import type { ShellDescription } from '@northcast/release/deployed/descriptions';
import { readShellBuild } from '@northcast/release/deployed/shell-build';
import { shellViolations } from '@northcast/release/gates/deployed-gate';
import type { Release } from '@northcast/release/publications/release';
import { cachedRead } from '../cached-read.js';

/**
 * Whether this server's shell can run a version. Versions that do not fit are not executed on the
 * server either.
 */
export class ShellFit {
  private readonly shell: () => Promise<ShellDescription>;

  /** @param shellFolder folder of the shell's build */
  constructor(shellFolder: string) {
    this.shell = cachedRead(() => readShellBuild(shellFolder));
  }

  /** @throws Error listing every reason why it does not fit */
  async require(release: Release): Promise<void> {
    const violations = shellViolations(release, await this.shell());
    if (violations.length > 0) throw new Error(violations.join('; '));
  }
}
