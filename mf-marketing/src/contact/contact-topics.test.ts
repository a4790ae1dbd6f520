import { offers } from '../ai/offers';
import { contactAbout, topicOf } from './contact-topics';

test('every offer prefills the contact form with its text', () => {
  for (const { topic, title } of offers) {
    const text = topicOf(new URL(contactAbout(topic), 'http://localhost').search);
    expect(text?.service).toBe('Enterprise Solution');
    expect(text?.message).toContain(title);
  }
});

test.each(['', '?topic=', '?topic=ai-free%20text', '?topic=constructor', '?topic=__proto__'])(
  'the query %j does not prefill the contact form',
  (search) => {
    expect(topicOf(search)).toBeUndefined();
  },
);
