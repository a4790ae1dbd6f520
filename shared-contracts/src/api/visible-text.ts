/** Joiners that the spelling of some scripts needs, after a letter of theirs. */
const spelledJoiners =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Sinhala}][\u200c\u200d]/gu;

/** Control and format characters, such as those that turn the direction of writing, and letters that nobody sees. */
const invisible = /\u034f|[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether a person sees every character of a name, phone number or address. */
export const isVisible = (text: string): boolean =>
  !invisible.test(text.replace(spelledJoiners, ''));

/** Whether something can be read out: a letter or a digit. */
export const isReadable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
