/** A file that can't be measured; the message is a sentence for a person. */
export class UnreadableAudio extends Error {
  override readonly name = 'UnreadableAudio';
}
