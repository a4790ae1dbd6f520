import { offers } from '../ai/offers';
import { contactAbout, topicOf } from './contact-topics';

test('every offer has its text for the form', () => {
  for (const { topic, title } of offers) {
    const text = topicOf(new URL(contactAbout(topic), 'http://localhost').search);
    expect(text?.service).toBe('Enterprise Solution');
    expect(text?.message).toContain(title);
  }
});

test.each(['', '?topic=', '?topic=ai-free%20text', '?topic=constructor', '?topic=__proto__'])(
  'the address %j puts nothing into the form',
  (search) => {
    expect(topicOf(search)).toBeUndefined();
  },
);
