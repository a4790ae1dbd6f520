import type { ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { Caller } from './call.decorator.js';

class Handlers {
  handle(@Caller() caller: unknown) {
    return caller;
  }
}

/** What the decorator passes to a handler. */
function callerOf(user: object | undefined): unknown {
  const parameters = Reflect.getMetadata(ROUTE_ARGS_METADATA, Handlers, 'handle');
  const [parameter] = Object.values<{ factory: (data: unknown, context: object) => unknown }>(
    parameters,
  );
  const context = { switchToHttp: () => ({ getRequest: () => ({ user }) }) };
  return parameter?.factory(undefined, context as unknown as ExecutionContext);
}

test('the caller of a guarded call is its account', () => {
  const account = { id: 'ada' };
  expect(callerOf(account)).toBe(account);
});

test('a handler of a call without a guard cannot take a caller', () => {
  expect(() => callerOf(undefined)).toThrow('the call is not guarded');
});
