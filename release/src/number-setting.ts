type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings that are numbers; an empty one counts as not set.
 * @param errors one that is no number, or outside of its bounds, is told here, and the fallback stands in for it
 */
export const numberSettings =
  (environment: Environment, errors: string[]) =>
  (name: string, fallback: number, least: number, most: number): number => {
    const value = Number(environment[name]?.trim() || fallback);
    if (value >= least && value <= most) return value;
    errors.push(`${name} must be a number from ${least} to ${most}, not '${environment[name]}'`);
    return fallback;
  };
