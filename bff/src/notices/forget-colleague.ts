import type { EntityManager } from 'typeorm';
import type { LetterBlock } from '../mail/letter.js';
import { MailEntity } from '../mail/mail.entity.js';
import { fullName } from '../sessions/account.js';
import type { UserEntity } from '../users/user.entity.js';
import { eachMail, storedLetter } from './forget-notices.js';
import { colleagueThread } from './mail-owners.js';

/**
 * What follows the name in the mails to the team about a colleague who did something, or to whom it
 * was done. Without it, a name could equal the first words of any paragraph.
 */
const textAfterName: Readonly<Record<string, string>> = {
  'order-assigned': ' has assigned ',
  'team-joined': ' accepted an invitation and is ',
  'team-added': ' was added on the customers page and is ',
  'team-role-changed': ' is ',
  'team-removed': ' can no longer open the admin panel.',
};
/** The kind of mail that names the colleague in a fact. */
const tokenKind = 'api-token-created';

/** The kinds of mails to the team that name a colleague. */
export const colleagueKinds: readonly string[] = [...Object.keys(textAfterName), tokenKind];

/**
 * Deletes mails to the others of the team that name a colleague whose account is deleted. Does
 * nothing for an account that was never in the team: it can have the name of a colleague. Of a
 * former colleague only the mail about the role is left, so it must not be deleted before.
 */
export async function forgetColleague(manager: EntityManager, user: UserEntity): Promise<void> {
  const { id: userId, role } = user;
  const wasInTeam =
    role !== null || (await manager.existsBy(MailEntity, { userId, kind: 'role-changed' }));
  if (!wasInTeam) return;
  const name = fullName(user);
  const thread = `<${colleagueThread(userId)}@`;
  await eachMail(manager, await mailsWith(manager, name, thread), async (mail) => {
    const { blocks } = storedLetter(mail).letter;
    const isNaming = blocks.some((block) => isColleagueNamed(mail.kind, block, name));
    // By the thread also those that show a former name.
    if (isNaming || mail.headers.includes(thread))
      await manager.delete(MailEntity, { id: mail.id });
  });
}

/**
 * Finds the mails about colleagues whose letter has the name in any place, and those of the thread.
 * The others are not read, because a team gets very many, and their reader holds the write lock.
 * @returns ids
 */
async function mailsWith(manager: EntityManager, name: string, thread: string): Promise<string[]> {
  const kinds = colleagueKinds.map(() => '?').join(', ');
  // The letter is stored as JSON, which escapes some characters of a name.
  const nameInLetter = JSON.stringify(name).slice(1, -1);
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM mails WHERE kind IN (${kinds})
      AND (INSTR(letter, ?) > 0 OR INSTR(headers, ?) > 0)`,
    [...colleagueKinds, nameInLetter, thread],
  );
  return rows.map(({ id }) => id);
}

function isColleagueNamed(kind: string, block: LetterBlock, name: string): boolean {
  if (kind !== tokenKind) {
    return block.type === 'paragraph' && block.text.startsWith(`${name}${textAfterName[kind]}`);
  }
  const isCreator = ([fact, value]: readonly [string, string]) =>
    fact === 'Created by' && value === name;
  return block.type === 'facts' && block.facts.some(isCreator);
}
