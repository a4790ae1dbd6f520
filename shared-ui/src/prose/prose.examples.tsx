import type { Example } from '@northcast/shared-ui/example/example';
import { Prose } from '@northcast/shared-ui/prose/prose';

/** Wrapper that our Markdown renders around a table. */
const scrollFrame = {
  className: 'table-scroll',
  role: 'region',
  tabIndex: 0,
  'aria-label': 'Table',
};

export const proseExamples: readonly Example[] = [
  {
    name: 'An article',
    render: () => (
      <Prose>
        <p>
          Loudness is what listeners <em>hear</em>, level is what a meter <strong>measures</strong>.
          Aim for -16 LUFS and <a href="#peaks">keep the peaks below -1 dBFS</a>.
        </p>
        <h2>Set the level once</h2>
        <p>Record with peaks between -12 and -6 dBFS, and leave them alone.</p>
        <ol>
          <li>Put the microphone a hand's width away.</li>
          <li>
            Speak at the level of the show:
            <ul>
              <li>not of the sound check,</li>
              <li>nor of the laugh.</li>
            </ul>
          </li>
        </ol>
        <h3>What each platform wants</h3>
        <div {...scrollFrame}>
          <table>
            <thead>
              <tr>
                <th scope="col">Use</th>
                <th scope="col">Target</th>
                <th scope="col">Peak</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Podcast</td>
                <td>-16 to -19 LUFS</td>
                <td>-1 dBFS</td>
              </tr>
              <tr>
                <td>Broadcast</td>
                <td>-23 LUFS</td>
                <td>-1 dBFS</td>
              </tr>
            </tbody>
          </table>
        </div>
        <blockquote>
          <p>If the quietest word is clear on a bus, the mix is done.</p>
        </blockquote>
        <p>
          In a terminal, <code>ffmpeg -af loudnorm=I=-16</code> does it in one pass.
        </p>
      </Prose>
    ),
  },
];
