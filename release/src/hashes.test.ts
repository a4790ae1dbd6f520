import { policySource, sha256, sha384 } from './hashes.js';

it('sha256 of "abc" equals the FIPS 180 test vector', () => {
  expect(sha256('abc')).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
});

it('sha384 of "abc" equals the FIPS 180 test vector', () => {
  expect(sha384('abc')).toBe(
    'sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn',
  );
});

it('sha256 hashes a text as its UTF-8 bytes', () => {
  expect(sha256('ä…')).toBe(sha256(Buffer.from('ä…', 'utf8')));
});

it('policySource returns a quoted CSP hash, here of an empty style element', () => {
  expect(policySource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
