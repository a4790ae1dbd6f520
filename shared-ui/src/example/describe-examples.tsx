import type { Example } from '@northcast/shared-ui/example/example';
import { render } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/** jsdom has no layout: contrast is computed from the tokens and looked at in the browser. A part is not a page: no landmarks. */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** Every example of a primitive passes axe, and renders on the server without what the content security policy refuses. */
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
