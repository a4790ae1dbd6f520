/** Zero-width joiners after a letter of a script whose spelling needs them. */
const spelledJoiners =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Sinhala}][\u200c\u200d]/gu;

/**
 * Control and format characters, such as bidirectional overrides, and letters without a visible
 * glyph.
 */
const invisible = /\u034f|[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether every character of a name, phone number or address is visible. */
export const isVisible = (text: string): boolean =>
  !invisible.test(text.replace(spelledJoiners, ''));

/** Whether the text contains a letter or a digit. */
export const isReadable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
