import type { PlanSlug } from '@northcast/shared-contracts/content/catalogue/plans';
import type { ServiceSlug } from '@northcast/shared-contracts/content/catalogue/services';

/** The questions and their options; the first option of each is selected. */
export const questions = [
  {
    name: 'episodes',
    legend: 'How many episodes a month?',
    options: [
      { value: 'two', label: '1 or 2' },
      { value: 'three', label: '3' },
      { value: 'weekly', label: '4 or more' },
    ],
  },
  {
    name: 'state',
    legend: 'How finished are they now?',
    options: [
      { value: 'raw', label: 'Raw recordings' },
      { value: 'close', label: 'Need every line edited' },
      { value: 'clean', label: 'Cut, need a master' },
    ],
  },
  {
    name: 'extra',
    legend: 'Do you need video or notes?',
    options: [
      { value: 'none', label: 'Neither' },
      { value: 'video', label: 'A video version' },
      { value: 'notes', label: 'Show notes' },
    ],
  },
] as const;

type Question = (typeof questions)[number];
type AnswerTo<Name extends Question['name']> = Extract<
  Question,
  { name: Name }
>['options'][number]['value'];

export type Answers = { readonly [Name in Question['name']]: AnswerTo<Name> };

export interface Recommendation {
  readonly slug: PlanSlug | ServiceSlug;
  readonly reason: string;
}

const noAdvice = { plan: '', service: '' } as const;
/** A plan's order form offers add-ons, but no other services. */
const videoAdvice = {
  plan: ' Add a YouTube Audiogram for each video, as an order of its own.',
  service: ' Add a YouTube Audiogram in the order form for each video.',
} as const;

export function recommend({ episodes, state, extra }: Answers): Recommendation {
  const video = extra === 'video' ? videoAdvice : noAdvice;
  if (state === 'clean') return forCleanShow(extra, video.service);
  if (extra === 'notes') {
    return state === 'close'
      ? {
          slug: 'pro-edit-show-notes',
          reason: 'The editor who cuts every line also writes the notes.',
        }
      : {
          slug: 'edit-show-notes-combo',
          reason: 'Edit and notes together cost less than the two apart.',
        };
  }
  if (episodes === 'weekly') {
    return {
      slug: 'pro-weekly',
      reason: `Four closely edited episodes, with one editor.${video.plan}`,
    };
  }
  if (state === 'close') {
    return {
      slug: 'pro-episode-edit',
      reason: `Below four episodes, single edits cost less.${video.service}`,
    };
  }
  if (episodes === 'two') {
    return { slug: 'starter', reason: `Two edits with thumbnail and transcript.${video.plan}` };
  }
  return { slug: 'creator', reason: 'Three edits, with one version for YouTube included.' };
}

/** Light edits, whatever the number of episodes: no plan includes them. */
function forCleanShow(extra: Answers['extra'], video: string): Recommendation {
  const notes = extra === 'notes' ? ' Add Show Notes in the order form.' : '';
  return {
    slug: 'lite-edit',
    reason: `Levels and a master are all that is left to do.${video}${notes}`,
  };
}
