import { errorsOfBoth } from './check-settings.mjs';

class SettingsError extends Error {
  constructor(...errors) {
    super(errors.join('\n'));
    this.name = 'SettingsError';
    this.errors = errors;
  }
}
const refusing =
  (...errors) =>
  () => {
    throw new SettingsError(...errors);
  };

test('the errors of bff and shell form one list with each setting reported once', () => {
  const bff = refusing('ADMIN_EMAIL must be an e-mail address', 'TRUST_PROXY must be off');
  const shell = refusing('TRUST_PROXY must be a list', 'LOADS_WINDOW must be a number');
  expect(errorsOfBoth(bff, shell)).toEqual([
    'ADMIN_EMAIL must be an e-mail address',
    'TRUST_PROXY must be off',
    'LOADS_WINDOW must be a number',
  ]);
});

test('several errors of one setting in one server are all reported', () => {
  const shell = refusing('KEY is not set', 'KEY is not read');
  expect(errorsOfBoth(() => ({}), shell)).toEqual(['KEY is not set', 'KEY is not read']);
});

test('an error that is not a settings error is rethrown', () => {
  expect(() => errorsOfBoth(() => JSON.parse('{'), refusing('KEY is not set'))).toThrow(
    SyntaxError,
  );
});
