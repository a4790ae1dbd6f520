import { answerLink } from './answer-link';

const enquiry = {
  id: '019a9f2e-0000-7000-8000-000000000001',
  name: 'Ada & Co',
  email: 'ada+show@example.com',
  service: 'Launch Package',
  message: 'First line?\nSecond & last',
  createdAt: '2026-11-20T12:00:00Z',
};

test('addresses the person, names the service, quotes the enquiry', () => {
  const link = new URL(answerLink(enquiry));
  expect(link.protocol).toBe('mailto:');
  expect(decodeURIComponent(link.pathname)).toBe('ada+show@example.com');
  expect(link.searchParams.get('subject')).toContain('Launch Package');
  expect(link.searchParams.get('body')).toContain('> First line?\n> Second & last');
});

test('an address cannot add recipients or headers', () => {
  const link = new URL(answerLink({ ...enquiry, email: 'a@b.example?bcc=all@c.example' }));
  expect(link.searchParams.get('bcc')).toBeNull();
});
