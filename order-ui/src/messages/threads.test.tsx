import type { Message, OrderFile } from '@northcast/shared-contracts/api/entities';
import { teamName } from '@northcast/shared-contracts/content/texts/threads';
import { isAnswered } from './thread-badges';
import { beginningOf, filesOf, inOrder, toThreadPost } from './thread-posts';

const message: Message = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1b',
  userId: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  userName: 'Ada Kwon',
  userEmail: 'ada@example.com',
  subject: 'Episode 4',
  message: 'When?',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const post = {
  id: 'a',
  messageId: message.id,
  authorName: 'Uma Voss',
  authorRole: 'administrator' as const,
  text: 'On Friday.',
  createdAt: '2026-11-20T12:00:00.000Z',
};

test('a customer sees You and the team as authors, an administrator sees names', () => {
  const answered = { ...message, adminReply: 'Soon.', adminReplyDate: '2026-11-20T11:00:00.000Z' };
  const authors = (viewer: 'customer' | 'administrator') =>
    beginningOf(answered, viewer).map(({ author }) => author);
  expect(authors('customer')).toEqual(['You', teamName]);
  expect(authors('administrator')).toEqual(['Ada Kwon', teamName]);
  expect(toThreadPost(post, 'administrator').author).toBe('Uma Voss');
  expect(toThreadPost({ ...post, authorRole: 'customer' }, 'customer').author).toBe('You');
});

test('a thread started by the team has the team member as author', () => {
  const [first] = beginningOf({ ...message, startedBy: 'Uma Voss' }, 'administrator');
  expect(first).toMatchObject({ author: 'Uma Voss', isTeam: true });
});

test('the opening message comes first, all other entries follow in order of time', () => {
  const early = { ...message, adminReply: 'Soon.', adminReplyDate: '2026-11-19T09:00:00.000Z' };
  const earlier = { ...post, id: 'b', createdAt: '2026-11-20T10:30:00.000Z' };
  const later = [post, earlier].map((one) => toThreadPost(one, 'customer'));
  const ids = inOrder(beginningOf(early, 'customer'), later).map(({ id }) => id);
  expect(ids).toEqual([message.id, `${message.id}-answer`, 'b', 'a']);
});

test('a thread is answered if it has a team reply and is not pending', () => {
  expect(isAnswered(message)).toBe(false);
  expect(isAnswered({ ...message, adminReply: 'Soon.' })).toBe(true);
  expect(isAnswered({ ...message, adminReply: 'Soon.', status: 'pending' })).toBe(false);
});

test('files belong to their post; files of the thread to the message or the first reply', () => {
  const file = (id: string, messageId: string | undefined, role: string) =>
    ({ id, messageId, uploadedBy: { name: '', role } }) as OrderFile;
  const files = [
    file('free', undefined, 'customer'),
    file('asked', message.id, 'customer'),
    file('answered', message.id, 'administrator'),
    file('later', 'a', 'administrator'),
  ];
  const namesOf = (change: Partial<Message>) =>
    [...beginningOf({ ...message, ...change }, 'customer'), toThreadPost(post, 'customer')].map(
      (one) => filesOf(one, files).map(({ id }) => id),
    );
  expect(namesOf({ adminReply: 'Soon.' })).toEqual([['asked'], ['answered'], ['later']]);
  expect(namesOf({})).toEqual([['asked', 'answered'], ['later']]);
  expect(namesOf({ startedBy: 'Uma Voss', adminReply: 'Soon.' })).toEqual([
    ['asked', 'answered'],
    [],
    ['later'],
  ]);
});
