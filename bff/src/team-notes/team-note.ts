import { uuidv7 } from 'uuidv7';
import { forbidden, notFound } from '../errors/api-errors.js';
import { type Account, fullName } from '../sessions/account.js';
import type { TeamNoteEntity } from './team-note.entity.js';

/** The columns of any team note. */
type TeamNote = Readonly<TeamNoteEntity>;

export const formerAuthor = 'Former member of the team';

export const newTeamNote = (author: Account, text: string): TeamNote => ({
  id: uuidv7(),
  authorId: author.id,
  authorName: fullName(author),
  text,
  createdAt: new Date(),
});

/**
 * Checks that the caller wrote the note, and returns it.
 * @throws 404
 * @throws 403 for another author's note
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
