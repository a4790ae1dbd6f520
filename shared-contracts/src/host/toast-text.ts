/** One notice in the shell's toast slot. */
export interface ToastText {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'default' | 'destructive';
}
