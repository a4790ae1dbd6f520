import type { ContactField } from './contact-values';

/** What the form shows besides its texts. */
export interface FormState {
  /** Messages by field. */
  readonly faults: Partial<Record<ContactField, string>>;
  readonly isSending: boolean;
  /** Submissions that are over, however they ended. */
  readonly attempts: number;
}

export const idle: FormState = { faults: {}, isSending: false, attempts: 0 };
