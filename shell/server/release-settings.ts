import { type CanarySettings, readCanarySettings } from '@northcast/release/canary/canary-settings';
import {
  type Environment,
  SettingReader,
} from '@northcast/shared-contracts/settings/setting-reader';

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

/** @param errors what is wrong with the settings is added here */
export function readReleaseSettings(environment: Environment, errors: string[]): ReleaseSettings {
  const window = new SettingReader(environment, errors).number('LOADS_WINDOW', 600, 1, 86_400);
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
