import {
  type Environment,
  SettingReader,
} from '@northcast/shared-contracts/settings/setting-reader';
import type { TestSettings } from './sequential-test.js';

/** Settings of the canary test, shared by servers and commands. */
export interface CanarySettings extends TestSettings {
  /** Visitors required before the next step is taken. */
  readonly minimumVisitors: number;
  /** Maximum votes per version from one network: an IPv6 /48 or an IPv4 /24. */
  readonly votesPerNetwork: number;
}

/** @param errors receives a message for each invalid setting */
export function readCanarySettings(environment: Environment, errors: string[]): CanarySettings {
  const reader = new SettingReader(environment, errors);
  return {
    falseStopRate: reader.number('CANARY_FALSE_STOP_RATE', 0.01, 0.000_001, 0.2),
    floor: reader.number('CANARY_FLOOR', 0.01, 0.0001, 0.5),
    minimumFailures: reader.number('CANARY_MIN_FAILURES', 8, 1, 1000),
    minimumVisitors: reader.number('CANARY_MIN_VISITORS', 20, 1, 100_000),
    votesPerNetwork: reader.number('CANARY_VOTES_PER_NETWORK', 3, 1, 1000),
  };
}
