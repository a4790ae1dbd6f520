import { signed } from '@northcast/shared-ui/audio/time-text';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { type Example, figures, versionNames, versionTitles } from './examples';

const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;
  color: ${theme.color.text};
  font-size: ${theme.font.sm};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding-block: ${theme.space[2]};
    border-top: 1px solid ${theme.color.line};
    text-align: end;
  }

  thead th {
    border-top: 0;
    color: ${theme.color.muted};
    font-weight: 550;
  }

  th:first-child {
    text-align: start;
    font-weight: 400;
  }

  td:last-child {
    color: ${theme.color.ink};
    font-weight: 600;
  }

  small {
    color: ${theme.color.muted};
    font-size: ${theme.font.xs};
    font-weight: 400;
  }
`;

/** Measured values of both versions of an example. */
export function Measurements({ example }: { example: Example }) {
  return (
    <Sheet aria-label={`Measured: ${example.title}`}>
      <thead>
        <tr>
          <th scope="col">Measured</th>
          {versionNames.map((version) => (
            <th key={version} scope="col">
              {versionTitles[version]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, unit, key }) => (
          <tr key={key}>
            <th scope="row">
              {name} <small>{unit}</small>
            </th>
            {versionNames.map((version) => (
              <td key={version}>{signed(example.versions[version][key])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
