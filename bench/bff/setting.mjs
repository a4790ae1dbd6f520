/**
 * A setting of the environment.
 * @param {string} name
 * @throws Error where it is not set
 */
export function setting(name) {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}
