/** How canaries are judged and who may see the operators' page. */
export interface ReleaseSettings {
  /** Opens `/_releases` from elsewhere than this machine. */
  readonly token: string | undefined;
  /** Loads of a canary within the window before it is judged. */
  readonly minimumLoads: number;
  /** How much higher its share of failed loads may be than stable's, 0 to 1. */
  readonly margin: number;
  /** Milliseconds. */
  readonly window: number;
  /** Loads of one version that one address may add to the window. */
  readonly loadsPerAddress: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @param faults what is wrong with the settings is added here */
export function readReleaseSettings(environment: Environment, faults: string[]): ReleaseSettings {
  const number = (name: string, fallback: number, least: number, most: number) => {
    const value = Number(environment[name] ?? fallback);
    if (value >= least && value <= most) return value;
    faults.push(`${name} must be a number from ${least} to ${most}, not '${environment[name]}'`);
    return fallback;
  };
  const token = environment.RELEASES_TOKEN || undefined;
  if (token !== undefined && token.length < 16) {
    faults.push('RELEASES_TOKEN must have 16 characters or more');
  }
  return {
    token,
    minimumLoads: number('CANARY_MIN_LOADS', 30, 1, 1_000_000),
    margin: number('CANARY_MARGIN', 0.1, 0, 1),
    window: number('CANARY_WINDOW', 600, 1, 86_400) * 1000,
    loadsPerAddress: number('CANARY_LOADS_PER_ADDRESS', 10, 1, 1_000_000),
  };
}
