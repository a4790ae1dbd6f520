import { Disclosure } from '@northcast/shared-ui/disclosure/disclosure';
import type { Faq } from '../faq';

/** Questions that open to their answers, one at a time. */
export function FaqList({
  name,
  faqs,
  firstOpen = false,
}: {
  /** Of one name, one is open. */
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
