import type { ShellDescription } from '@northcast/release/deployed/descriptions';
import { readShellBuild } from '@northcast/release/deployed/shell-build';
import { shellViolations } from '@northcast/release/gates/deployed-gate';
import type { Release } from '@northcast/release/publications/release';

/**
 * Whether this server's shell can run a version. Versions that do not fit are not executed on the
 * server either.
 */
export class ShellFit {
  private shell: Promise<ShellDescription> | undefined;

  /** @param shellFolder folder of the shell's build */
  constructor(private readonly shellFolder: string) {}

  /** @throws Error listing every reason why it does not fit */
  async require(release: Release): Promise<void> {
    this.shell ??= readShellBuild(this.shellFolder);
    const violations = shellViolations(release, await this.shell);
    if (violations.length > 0) throw new Error(violations.join('; '));
  }
}
