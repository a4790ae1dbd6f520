import { type CanarySettings, readCanarySettings } from '@northcast/release/canary/canary-settings';
import {
  type Environment,
  SettingReader,
} from '@northcast/shared-contracts/settings/setting-reader';

/** Canary settings and access to the operators' page. */
export interface ReleaseSettings {
  /** Grants access to `/_releases` from other machines. */
  readonly token: string | undefined;
  /** Secret for vote tokens, for servers that do not share the store's keys. */
  readonly voteSecret: string | undefined;
  /** Milliseconds of load statistics that are shown. */
  readonly window: number;
  readonly canary: CanarySettings;
}

/** @param errors receives a message for each invalid setting */
export function readReleaseSettings(environment: Environment, errors: string[]): ReleaseSettings {
  const reader = new SettingReader(environment, errors);
  const window = reader.number('LOADS_WINDOW', 600, 1, 86_400);
  return {
    token: secretOf('RELEASES_TOKEN', reader),
    voteSecret: secretOf('CANARY_SECRET', reader),
    window: window * 1000,
    canary: readCanarySettings(environment, errors),
  };
}

function secretOf(name: string, reader: SettingReader): string | undefined {
  const secret = reader.text(name) ?? undefined;
  if (secret !== undefined && secret.length < 16) {
    reader.errors.push(`${name} must have 16 characters or more`);
  }
  return secret;
}
