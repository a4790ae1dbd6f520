export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown with every error found in the settings. */
export class SettingsError extends Error {
  constructor(readonly errors: readonly string[]) {
    super(errors.join('\n'));
    this.name = 'SettingsError';
  }
}

/**
 * Reads settings from the environment, and collects every error instead of stopping at the first.
 */
export class SettingReader {
  /** @param errors receives the errors of the settings */
  constructor(
    private readonly environment: Environment,
    readonly errors: string[] = [],
  ) {}

  /** The trimmed value; an empty value counts as not set. */
  text(name: string): string | null {
    return this.environment[name]?.trim() || null;
  }

  wholeNumber(name: string, fallback: number, min: number, max: number): number {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    this.errors.push(`${name} must be a whole number from ${min} to ${max}, not '${text}'`);
    return fallback;
  }

  number(name: string, fallback: number, min: number, max: number): number {
    const text = this.text(name);
    const value = Number(text ?? fallback);
    if (value >= min && value <= max) return value;
    this.errors.push(`${name} must be a number from ${min} to ${max}, not '${text}'`);
    return fallback;
  }

  oneOf<const Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice) {
    const text = this.text(name);
    if (text === null) return fallback;
    const choice = choices.find((known) => known === text);
    if (choice === undefined) {
      this.errors.push(`${name} must be one of ${choices.join(', ')}, not '${text}'`);
    }
    return choice ?? fallback;
  }

  /**
   * A value in a format of its own.
   * @param parse throws an error whose message completes `NAME …`
   */
  parsed<Value>(name: string, parse: (text: string) => Value): Value | null {
    const text = this.text(name);
    if (text === null) return null;
    try {
      return parse(text);
    } catch (error) {
      this.errors.push(`${name} ${error instanceof Error ? error.message : 'cannot be read'}`);
      return null;
    }
  }
}
