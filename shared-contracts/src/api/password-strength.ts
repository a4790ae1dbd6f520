import { commonPasswords } from '@northcast/shared-contracts/api/common-passwords';
import { limits } from '@northcast/shared-contracts/api/limits';

/**
 * The owner of the password. This module includes the list of common passwords, so load it only
 * where a password is chosen.
 */
export interface PasswordOwner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** From 0 (guessed first) to 4. */
type PasswordScore = 0 | 1 | 2 | 3 | 4;

/**
 * Why a password is easy to guess.
 * @returns `common` for a common password or a simple pattern, `personal` for the owner's name or
 * address
 */
export function passwordWarning(
  password: string,
  owner: PasswordOwner,
): 'common' | 'personal' | null {
  const plain = folded(password);
  if (isPersonal(plain, owner)) return 'personal';
  return isCommon(plain) ? 'common' : null;
}

/**
 * Estimates the strength for a meter from the number of guesses, which depends on length and
 * character classes.
 */
export function passwordScore(password: string, owner: PasswordOwner): PasswordScore {
  if (password.length < limits.password.min) return 0;
  if (passwordWarning(password, owner) !== null) return 0;
  const length = (effectiveLength(password) * 2 + new Set(password).size) / 3;
  const bits = length * Math.log2(alphabetOf(password));
  if (bits < 34) return 1;
  if (bits < 46) return 2;
  return bits < 63 ? 3 : 4;
}

/** Ignores letter case and width, as attackers do. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');

/** Whether it is the owner's name or address, with any digits and symbols. */
function isPersonal(plain: string, { firstName, lastName, email }: PasswordOwner): boolean {
  const [first, last, address] = [firstName, lastName, email].map(folded) as [
    string,
    string,
    string,
  ];
  const mailbox = address.split('@')[0] ?? '';
  if (plain === address || plain === mailbox) return true;
  const own = [first, last, first + last, last + first, address, mailbox].map(lettersOf);
  const letters = lettersOf(plain);
  return letters.length > 1 && own.includes(letters);
}

function isCommon(plain: string): boolean {
  const base = plain.replace(/[\d\W_]{1,4}$/u, '');
  return [plain, base].some((text) => commonPasswords.has(text)) || isPattern(plain);
}

const rows = ['1234567890', 'qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm'];
const runs = [...rows, 'abcdefghijklmnopqrstuvwxyz', '0123456789'].flatMap((run) => [
  run.repeat(3),
  [...run].reverse().join('').repeat(3),
]);
const date = /^((19|20)\d\d([01]\d[0-3]\d)?|[0-3]\d[01]\d(19|20)?\d\d|[01]\d[0-3]\d(19|20)\d\d)$/;

/** Whether it is a repeated character or group, a run of keys or letters, or a date. */
function isPattern(plain: string): boolean {
  if (/^(.{1,4})\1+.?$/u.test(plain)) return true;
  if (runs.some((run) => run.includes(plain))) return true;
  return date.test(plain.replace(/[\s./-]/g, ''));
}

/** Length, with a repeated character counted once. */
const effectiveLength = (password: string) => password.replace(/(.)\1+/gu, '$1').length;

/** Number of characters that an attacker has to try at each position. */
function alphabetOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 33],
  ];
  return kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0) || 26;
}
