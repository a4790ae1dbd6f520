import { numberSettings } from '@northcast/release/number-setting';

/** How long others are waited for, and how many are served at once. */
export interface ConnectionSettings {
  /** Milliseconds that the bff may be silent. */
  readonly bffTimeout: number;
  /** Connections of clients at the same time. */
  readonly most: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @param errors what is wrong with the settings is added here */
export function readConnectionSettings(
  environment: Environment,
  errors: string[],
): ConnectionSettings {
  const number = numberSettings(environment, errors);
  return {
    bffTimeout: number('BFF_TIMEOUT', 30, 1, 600) * 1000,
    most: Math.floor(number('MAX_CONNECTIONS', 4000, 10, 100_000)),
  };
}
