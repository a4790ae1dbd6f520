/**
 * Whether the device has its keyboard on the screen, where it covers the results of a search as
 * long as the field has the focus.
 */
export const hasOnScreenKeyboard = (): boolean => matchMedia('(pointer: coarse)').matches;
