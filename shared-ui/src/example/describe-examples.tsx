import type { Example } from '@northcast/shared-ui/example/example';
import { render } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/**
 * jsdom has no layout, so contrast is tested from the tokens and in the browser. An example is not
 * a page, so it needs no landmarks.
 */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/**
 * Tests that every example passes axe, and that its server markup contains nothing that the content
 * security policy refuses.
 */
export function describeExamples(examples: readonly Example[]) {
  describe.each(examples)('example: $name', ({ render: example }) => {
    it('has no accessibility violation', async () => {
      const { container } = render(<MemoryRouter>{example()}</MemoryRouter>);
      const { violations } = await axe.run(container, { rules });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });

    it('renders on the server without style attributes', () => {
      const markup = renderToString(<MemoryRouter>{example()}</MemoryRouter>);
      expect(markup).not.toMatch(/<[^>]+ style=/);
    });
  });
}
