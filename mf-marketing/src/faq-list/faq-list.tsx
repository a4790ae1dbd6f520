import { Disclosure } from '@northcast/shared-ui/disclosure/disclosure';
import type { Faq } from '../faq';

/** Questions that expand, one at a time. */
export function FaqList({
  name,
  faqs,
  firstOpen = false,
}: {
  /** At most one question per name is open. */
  name: string;
  faqs: readonly Faq[];
  firstOpen?: boolean;
}) {
  return (
    <div>
      {faqs.map(({ question, answer }, index) => (
        <Disclosure
          key={question}
          name={name}
          summary={question}
          headingLevel={3}
          open={firstOpen && index === 0}
        >
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
