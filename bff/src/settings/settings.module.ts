import { type DynamicModule, Global, Module } from '@nestjs/common';
import { sessionSecret, sessionSecretToken } from './session-secret.js';
import { type Settings, settingsToken } from './settings.js';

/** Provides the settings and the session secret globally. */
@Global()
@Module({})
export class SettingsModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: SettingsModule,
      providers: [
        { provide: settingsToken, useValue: settings },
        { provide: sessionSecretToken, useFactory: () => sessionSecret(settings) },
      ],
      exports: [settingsToken, sessionSecretToken],
    };
  }
}
