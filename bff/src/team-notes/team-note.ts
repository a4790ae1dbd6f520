import { uuidv7 } from 'uuidv7';
import { forbidden, notFound } from '../errors/api-errors.js';
import { type Account, fullName } from '../sessions/account.js';

/** What every note of the team has, whatever it is about. */
export interface TeamNote {
  readonly id: string;
  readonly authorId: string | null;
  readonly authorName: string;
  readonly text: string;
  readonly createdAt: Date;
}

export const formerAuthor = 'Former member of the team';

export const newTeamNote = (author: Account, text: string): TeamNote => ({
  id: uuidv7(),
  authorId: author.id,
  authorName: fullName(author),
  text,
  createdAt: new Date(),
});

/**
 * The note, for its author.
 * @throws 404
 * @throws 403 for a note of somebody else
 */
export function ownNote<Note extends TeamNote>(note: Note | null, account: Account): Note {
  if (note === null) throw notFound();
  if (note.authorId !== account.id) throw forbidden();
  return note;
}

export const toTeamNoteDto = (note: TeamNote, account: Account) => ({
  id: note.id,
  authorName: note.authorName,
  text: note.text,
  createdAt: note.createdAt.toISOString(),
  isOwn: note.authorId === account.id,
});
