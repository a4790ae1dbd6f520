import '@testing-library/jest-dom';
import { PageDataContext } from '@northcast/shared-contracts/host/host';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** A response of the API: a status and a body, or a pending one. */
export type Answer = readonly [status: number, body: unknown] | 'nothing yet';

/** Posts as the API returns them, without date and picture. */
export const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `post-${index + 1}`,
    title: `Post ${index + 1}`,
    excerpt: `What post ${index + 1} is about.`,
    content: `<h2>Heading ${index + 1}</h2><p>Text of post ${index + 1}.</p>`,
  }));

/** Answers calls in order and repeats the last answer. @returns the URLs that were called */
export function answerCalls(answers: readonly Answer[]): string[] {
  const called: string[] = [];
  globalThis.fetch = async (address) => {
    const answer = answers[Math.min(called.push(String(address)), answers.length) - 1];
    if (answer === undefined || answer === 'nothing yet') return new Promise(() => undefined);
    const [status, body] = answer;
    return {
      ok: status < 300,
      status,
      statusText: '',
      headers: new Headers(),
      text: async () => JSON.stringify(body),
    } as Response;
  };
  return called;
}

/** Renders a part of a page at an address. @param data the page data of the document */
export function show(part: ReactNode, address = '/blog', data?: unknown) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <PageDataContext value={data}>
        <main>{part}</main>
      </PageDataContext>
    </MemoryRouter>,
  );
}
