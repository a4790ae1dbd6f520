/** One notice in the shell's toast slot. */
export interface ToastText {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'default' | 'destructive';
  /** What exactly it is about, beside the title. Shells that know neither this nor the action leave them out. */
  readonly detail?: string;
  /** What can be done about it while it is shown; a press closes it. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}
