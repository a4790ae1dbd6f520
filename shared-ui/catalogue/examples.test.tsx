import { render } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { groups } from './groups';

/**
 * jsdom has no layout, so contrast is tested from the tokens and in the browser. An example is not
 * a page, so it needs no landmarks.
 */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

describe.each(groups)('$title', ({ examples }) => {
  describe.each(examples)('example: $name', ({ render: example }) => {
    it('has no accessibility violation', async () => {
      const { container } = render(<MemoryRouter>{example()}</MemoryRouter>);
      const { violations } = await axe.run(container, { rules });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });

    // The content security policy refuses them.
    it('renders on the server without style attributes', () => {
      const markup = renderToString(<MemoryRouter>{example()}</MemoryRouter>);
      expect(markup).not.toMatch(/<[^>]+ style=/);
    });
  });
});
