import { parseArgs } from 'node:util';
import { isRemoteName, type RemoteName } from '@northcast/shared-contracts/host/remote';
import { RefusedRelease } from '../refused-release.js';

export const usage = `npm run release -- <command> …

  publish  <remote> [version]            build the version of its package.json and add it to the store
  promote  <remote> [version]            make a published version live for everybody; the newest unless named
  promote  <remote>@<version> …          the same for several areas in one revision: all of them or none
  canary   <remote> <version> [percent]  give it to a share of visitors, 5 % unless named
  canary   <remote> <version> --steps 1,5,25,100 --every 10m
                                         the same in steps that a server takes by itself while the version is healthy
  canary   <remote> off                  give everybody the stable version again
  rollback <remote> [version]            end the canary, or go back to the version before
  preview  <remote> <version> [hours]    print a link that shows it to all who have it, for 24 hours unless named
  list     [remote]                      what is live, what is published, who did what and why, which servers follow
  keys     list | add | remove | confirm who may sign what; 'keys help' says more
  resume   [revision]                    make a restored older registry the one that running servers follow
  describe shell|bff                     say in the store what is about to run, where its server can't sign
  check                                  which live, previous or canary version this checkout's shell and bff would break

  --why <text>         kept in the history
  --expect <revision>  change nothing unless the registry is at this revision: see list
  --from <folder>      publish: an artefact that is built already
  --shell <folder>     describe, check: a built shell instead of the checkout's
  --bff <url or file>  describe, check: a running bff, or what it answers at /api/description
  --json               list, keys list: for programs`;

/**
 * Parses the command line.
 * @throws RefusedRelease with the usage text
 */
export function readArguments(argv: readonly string[]) {
  const { positionals, values } = parse(argv);
  const { who, expect, ...others } = values;
  if (who !== undefined) {
    throw new RefusedRelease(
      '--who is gone: the history names the key that signs (keys list). Say the reason with --why.',
    );
  }
  const revision = expect === undefined ? undefined : Number(expect);
  if (revision !== undefined && !Number.isSafeInteger(revision)) {
    throw new RefusedRelease(`--expect takes the number of a revision, not '${expect}'.`);
  }
  return { words: positionals, values: { ...others, expect: revision } };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        who: { type: 'string' },
        why: { type: 'string' },
        expect: { type: 'string' },
        from: { type: 'string' },
        steps: { type: 'string' },
        every: { type: 'string' },
        name: { type: 'string' },
        server: { type: 'boolean' },
        distrust: { type: 'boolean' },
        shell: { type: 'string' },
        bff: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
  } catch {
    throw new RefusedRelease(usage);
  }
}

/** @throws RefusedRelease */
export function remoteNamed(name: string | undefined): RemoteName {
  if (name === undefined) throw new RefusedRelease(usage);
  if (!isRemoteName(name)) throw new RefusedRelease(`'${name}' is not a name like mf-account.`);
  return name;
}

/** @throws RefusedRelease */
export function versionNamed(version: string | undefined): string {
  if (version === undefined) throw new RefusedRelease(`Name the version.\n${usage}`);
  return version;
}

/** @throws RefusedRelease for anything but the number of a revision that another can follow */
export function revisionNamed(text: string): number {
  const revision = Number(text);
  if (!/^\d{1,8}$/.test(text) || revision >= 99_999_999) {
    throw new RefusedRelease(`'${text}' is no revision.\n${usage}`);
  }
  return revision;
}
