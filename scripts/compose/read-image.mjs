import { readFileSync } from 'node:fs';
import { inRoot } from '../../tooling/src/paths.mjs';

/**
 * Reads an image of `docker/Dockerfile`, with the stages that it is built on.
 * @param {string} target name of its stage
 * @returns {{ environment: Record<string, string>, commands: string[], start: string[] }} what `ENV`
 * sets, `RUN` runs, and `CMD` starts
 */
export function readImage(target) {
  const instructions = instructionsOf(target);
  const ofKind = (kind) =>
    instructions.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(4).trim());
  const settings = ofKind('ENV').flatMap((line) => line.split(/\s+/));
  return {
    environment: Object.fromEntries(settings.map((each) => each.split('='))),
    commands: ofKind('RUN'),
    start: JSON.parse(ofKind('CMD').at(-1) ?? '[]'),
  };
}

/** @throws Error if there is no such stage */
function instructionsOf(target) {
  const text = readFileSync(inRoot('docker/Dockerfile'), 'utf8').replaceAll('\\\n', ' ');
  const stages = Object.fromEntries(
    text
      .split(/^FROM /m)
      .slice(1)
      .map((stage) => {
        const [head = '', ...instructions] = stage.split('\n');
        const [base, name] = head.split(' AS ');
        return [name, { base, instructions }];
      }),
  );
  const own = stages[target];
  if (own === undefined) throw new Error(`docker/Dockerfile has no stage ${target}`);
  const { base, instructions } = own;
  return base in stages ? [...instructionsOf(base), ...instructions] : instructions;
}
