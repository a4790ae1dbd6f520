import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorModule } from './second-factor.module.js';

/** The calls with which somebody signed in sets it up. */
@Module({ imports: [AuthModule, SecondFactorModule], controllers: [SecondFactorController] })
export class OwnSecondFactorModule {}
