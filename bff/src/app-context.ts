import type { Logger } from 'pino';
import type { Database } from './database/database.js';
import type { Settings } from './settings/settings.js';

/** What the process opens before the application, and closes after it. */
export interface AppContext {
  readonly settings: Settings;
  readonly database: Database;
  /** Key of the hashes of session tokens. */
  readonly secret: string;
  readonly log: Logger;
}
