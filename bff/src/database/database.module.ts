import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type Settings, settingsToken } from '../settings/settings.js';
import type { Entities } from './data-sources.js';
import { connectWithRetry, Database } from './database.js';
import { UnitOfWork } from './unit-of-work.js';

/** Provides the unit of work on the configured database, which is open from start to shutdown. */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly database: Database) {}

  /** @param entities of all features, passed in so that this folder imports none of them */
  static forRoot(entities: Entities): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        {
          provide: Database,
          inject: [settingsToken],
          useFactory: (settings: Settings) => connectWithRetry(settings, entities),
        },
        {
          provide: UnitOfWork,
          inject: [Database],
          useFactory: ({ unitOfWork }: Database) => unitOfWork,
        },
      ],
      exports: [Database, UnitOfWork],
    };
  }

  onApplicationShutdown(): Promise<void> {
    return this.database.close();
  }
}
