import { Global, Module } from '@nestjs/common';
import { type Settings, settingsToken } from '../settings/settings.js';
import { logToken, openLog } from './log.js';

@Global()
@Module({
  providers: [
    {
      provide: logToken,
      inject: [settingsToken],
      useFactory: ({ logLevel }: Settings) => openLog(logLevel),
    },
  ],
  exports: [logToken],
})
export class LogModule {}
