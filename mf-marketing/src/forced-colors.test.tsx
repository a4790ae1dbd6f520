import { forcedStyles } from '@northcast/shared-ui/testing/forced-styles';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CategoryTiles } from './blog/category-tiles';
import { Choice } from './choice/choice';
import { ContentsRail } from './content/contents-list';
import { FilterChips, GroupBar } from './services/group-bar';

const headings = ['Levels', 'Noise'].map((text) => ({ id: text, text, level: 2 as const }));
const isCurrent = (element: Element) => element.setAttribute('aria-current', 'true');

test.each([
  [
    'a radio button',
    <Choice
      key="choice"
      legend="Version"
      name="version"
      options={['Raw', 'Finished'].map((label) => ({ value: label, label }))}
    />,
    'label',
    () => undefined,
  ],
  [
    'a filter',
    <div key="filters" data-show="video">
      <FilterChips />
    </div>,
    '[data-filter=video], [data-filter=text]',
    () => undefined,
  ],
  ['a group of services', <GroupBar key="groups" />, 'a', isCurrent],
  ['a category', <CategoryTiles key="tiles" chosen={undefined} />, 'a', isCurrent],
  ['a heading of a text', <ContentsRail key="rail" headings={headings} />, 'a', isCurrent],
])(
  'in forced colors %s that is chosen looks different from the others',
  (_what, part, choices, choose) => {
    render(<MemoryRouter>{part}</MemoryRouter>);
    const [chosen, other] = document.body.querySelectorAll(choices);
    if (!chosen || !other) throw new Error('The part has no choices');
    choose(chosen);
    expect(forcedStyles(chosen)).not.toEqual(forcedStyles(other));
  },
);
