/** What both forms are given. */
export interface AuthFormProps {
  /** What was typed into the other form's e-mail field. */
  readonly email: string;
  /** Changes to the other form, taking the e-mail address along. */
  readonly onToggle: (email: string) => void;
}
