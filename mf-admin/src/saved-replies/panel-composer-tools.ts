import { placeholderError } from './placeholders';
import { ThreadReplyPicker } from './thread-reply-picker';

/** Saved replies, where our team writes in threads. */
export const panelComposerTools = { Tools: ThreadReplyPicker, check: placeholderError };
