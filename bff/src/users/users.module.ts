import { Module } from '@nestjs/common';
import { UsersService } from './users.service.js';

/** Accounts as they are stored. */
@Module({ providers: [UsersService], exports: [UsersService] })
export class UsersModule {}
