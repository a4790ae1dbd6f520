import { type CanarySettings, readCanarySettings } from '@northcast/release/canary/canary-settings';
import { numberSettings } from '@northcast/release/number-setting';

/** How canaries are judged and who may see the operators' page. */
export interface ReleaseSettings {
  /** Opens `/_releases` from elsewhere than this machine. */
  readonly token: string | undefined;
  /** What vote tokens are signed with, for servers that don't share the store's keys. */
  readonly voteSecret: string | undefined;
  /** Milliseconds that loads are shown for. */
  readonly window: number;
  readonly canary: CanarySettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @param errors what is wrong with the settings is added here */
export function readReleaseSettings(environment: Environment, errors: string[]): ReleaseSettings {
  const window = numberSettings(environment, errors)('LOADS_WINDOW', 600, 1, 86_400);
  return {
    token: secretOf('RELEASES_TOKEN', environment, errors),
    voteSecret: secretOf('CANARY_SECRET', environment, errors),
    window: window * 1000,
    canary: readCanarySettings(environment, errors),
  };
}

function secretOf(name: string, environment: Environment, errors: string[]): string | undefined {
  const secret = environment[name] || undefined;
  if (secret !== undefined && secret.length < 16) {
    errors.push(`${name} must have 16 characters or more`);
  }
  return secret;
}
