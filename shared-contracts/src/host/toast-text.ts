/** A notice in the shell's toast slot. */
export interface ToastText {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'default' | 'destructive';
  /** Additional text below the title. Older shells ignore this field and the action. */
  readonly detail?: string;
  /** An action offered in the toast; pressing it closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}
