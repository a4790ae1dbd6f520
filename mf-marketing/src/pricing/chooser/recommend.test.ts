import { offerOf, offers } from './offers';
import { type Answers, questions, recommend } from './recommend';

test.each([
  ['two', 'raw', 'none', 'Starter', '$140', 'Two edits'],
  ['three', 'raw', 'none', 'Creator', '$220', 'Three edits'],
  ['weekly', 'raw', 'none', 'Pro Weekly', '$300', 'Four'],
  ['two', 'raw', 'video', 'Starter', '$140', 'Add a YouTube Audiogram'],
  ['three', 'raw', 'video', 'Creator', '$220', 'YouTube included'],
  ['weekly', 'close', 'video', 'Pro Weekly', '$300', 'Add a YouTube Audiogram'],
  ['two', 'close', 'none', 'Pro Episode Edit', '$90 an episode', 'cost less'],
  ['three', 'close', 'video', 'Pro Episode Edit', '$90 an episode', 'Add a YouTube Audiogram'],
  ['two', 'raw', 'notes', 'Edit + Show Notes Combo', '$110 an episode', 'less than the two'],
  ['three', 'close', 'notes', 'Pro Edit + Show Notes', '$135 an episode', 'writes the notes'],
  ['weekly', 'clean', 'none', 'Lite Edit', '$40 an episode', 'master'],
  ['two', 'clean', 'notes', 'Lite Edit', '$40 an episode', 'Add Show Notes'],
] as const)('%s, %s, %s: recommends %s', (episodes, state, extra, name, price, reason) => {
  const answer = recommend({ episodes, state, extra });
  expect(offerOf(offers, answer.slug)).toEqual({ name, price });
  expect(answer.reason).toContain(reason);
});

test.each([
  ['two', 'raw', 'as an order of its own'],
  ['weekly', 'raw', 'as an order of its own'],
  ['two', 'close', 'in the order form'],
  ['two', 'clean', 'in the order form'],
] as const)('%s, %s: tells where a video can be ordered', (episodes, state, place) => {
  expect(recommend({ episodes, state, extra: 'video' }).reason).toContain(place);
});

test('every combination of answers recommends an existing offer', () => {
  const [episodes, states, extras] = questions.map(({ options }) => options.map((o) => o.value));
  for (const first of episodes ?? [])
    for (const second of states ?? [])
      for (const third of extras ?? []) {
        const answers = { episodes: first, state: second, extra: third } as Answers;
        expect(offerOf(offers, recommend(answers).slug).name).not.toBe('');
      }
});
