import { fileLimits } from '@northcast/shared-contracts/api/files';
import { isReadable } from '@northcast/shared-contracts/api/visible-text';

/** Control and format characters, those that turn the direction of writing among them, and letters that nobody sees. */
const invisible = /\u034f|[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u2800\u3164\uffa0]/gu;
/** What some file systems give a meaning. */
const reserved = /[<>:"|?*]/g;

/**
 * The name of a file as it is stored and shown: the last part of what may be a path, all of whose characters are seen. Its bytes are stored under
 * another name.
 * @returns '' where nothing is left
 */
export function cleanFileName(sent: string): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .replace(reserved, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return isReadable(name) ? shortened(name) : '';
}

/** Cuts what stands before the extension, and no character in half. */
function shortened(name: string): string {
  const { max } = fileLimits.name;
  if (name.length <= max) return name;
  const [extension = ''] = /\.[^.]{1,16}$/.exec(name) ?? [];
  const stem = name.slice(0, max - extension.length).replace(/[\ud800-\udbff]$/, '');
  return stem.trimEnd() + extension;
}
