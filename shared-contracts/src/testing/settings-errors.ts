import {
  type Environment,
  SettingsError,
} from '@northcast/shared-contracts/settings/setting-reader';

/** @returns a function that reads settings, and returns their errors; empty if they are valid */
export function settingsErrors(read: (environment: Environment) => unknown) {
  return (environment: Environment): readonly string[] => {
    try {
      read(environment);
      return [];
    } catch (error) {
      if (error instanceof SettingsError) return error.errors;
      throw error;
    }
  };
}
