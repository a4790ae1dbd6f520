import { commonPasswords } from '@northcast/shared-contracts/api/common-passwords';
import { limits } from '@northcast/shared-contracts/api/limits';

/** Whose password it is. The list of common ones comes with this module: load it where a password is chosen, not before. */
export interface PasswordOwner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** From 0, which the first guesses find, to 4. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/**
 * Why a password is among the first that somebody would guess.
 * @returns `common` for one of the most common ones or a plain pattern, `personal` for the owner's own name or address
 */
export function passwordWarning(
  password: string,
  owner: PasswordOwner,
): 'common' | 'personal' | null {
  const plain = folded(password);
  if (isPersonal(plain, owner)) return 'personal';
  return isCommon(plain) ? 'common' : null;
}

/** An estimate for a meter: how many guesses a password takes, from its length and the kinds of its characters. */
export function passwordScore(password: string, owner: PasswordOwner): PasswordScore {
  if (password.length < limits.password.min) return 0;
  if (passwordWarning(password, owner) !== null) return 0;
  const length = (effectiveLength(password) * 2 + new Set(password).size) / 3;
  const bits = length * Math.log2(alphabetOf(password));
  if (bits < 34) return 1;
  if (bits < 46) return 2;
  return bits < 63 ? 3 : 4;
}

/** Case and width of letters make no difference to those who guess. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');

/** The owner's name or address, whatever digits and signs are around it. */
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

/** One character or group again and again, a run of keys or letters, a date. */
function isPattern(plain: string): boolean {
  if (/^(.{1,4})\1+.?$/u.test(plain)) return true;
  if (runs.some((run) => run.includes(plain))) return true;
  return date.test(plain.replace(/[\s./-]/g, ''));
}

/** Characters, of which repeated ones in a row count as one. */
const effectiveLength = (password: string) => password.replace(/(.)\1+/gu, '$1').length;

/** How many characters somebody who guesses has to try at each place. */
function alphabetOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 33],
  ];
  return kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0) || 26;
}
