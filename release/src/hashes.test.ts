import { policySource, sha256, sha384 } from './hashes.js';

it('gives the sha256 of "abc" as FIPS 180 has it', () => {
  expect(sha256('abc')).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
});

it('gives the sha384 of "abc" as FIPS 180 has it', () => {
  expect(sha384('abc')).toBe(
    'sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn',
  );
});

it('takes a text for its bytes in UTF-8', () => {
  expect(sha256('ä…')).toBe(sha256(Buffer.from('ä…', 'utf8')));
});

it('writes a source of the policy in quotes: here the one of an empty style element', () => {
  expect(policySource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
