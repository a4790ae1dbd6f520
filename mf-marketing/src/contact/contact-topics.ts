import type { ContactService } from '@northcast/shared-contracts/content/catalogue/contact-services';

interface TopicTexts {
  readonly service: ContactService;
  readonly message: string;
}

const aiTopic = (message: string): TopicTexts => ({ service: 'Enterprise Solution', message });

const process = 'The process:\nHow often a week:\nMinutes each time:\nBy when:';

/** Allowlist of texts that a URL may put into the form. */
const topics = {
  'ai-review': aiTopic(
    `I would like to talk about an AI Readiness Review.\n\nOur company:\nBy when:`,
  ),
  'ai-implementation': aiTopic(`I would like to talk about an AI Implementation.\n\n${process}`),
  'ai-assistant': aiTopic(
    'I would like to talk about a Company Knowledge Assistant.\n\nThe documents:\nWho asks:\nBy when:',
  ),
  'ai-project': aiTopic(
    `I would like to talk about an AI project.\n\n${process}\nCost of the worst mistake:\nOwner:`,
  ),
} satisfies Record<string, TopicTexts>;

export type ContactTopic = keyof typeof topics;

const isTopic = (name: string | null): name is ContactTopic =>
  name !== null && Object.hasOwn(topics, name);

export const contactAbout = (topic: ContactTopic) => `/contact?topic=${topic}`;

/** @param search query of a URL; unknown topics are ignored */
export function topicOf(search: string): TopicTexts | undefined {
  const name = new URLSearchParams(search).get('topic');
  return isTopic(name) ? topics[name] : undefined;
}

/** Whether a text is the message of a topic, which nobody has changed. */
export const isTopicMessage = (text: string): boolean =>
  Object.values(topics).some(({ message }) => message === text);
