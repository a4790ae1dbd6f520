import type { Answer, AnswerReading } from './read-answers.js';
import type { RequestReading } from './read-requests.js';
import type { Outcome } from './send.js';

/** An exchange, its responses, and texts that must not appear in them. */
export interface Case {
  readonly requests: RequestReading;
  readonly answers: AnswerReading;
  readonly outcome: Outcome;
  readonly leavesEarly: boolean;
  /** Texts of rows that the sender may not read. */
  readonly secrets: readonly string[];
}

/**
 * Maximum number of responses. Unreadable input may get one error response; if only the body is
 * broken, its request may have got a response before.
 */
const mostAnswers = ({ requests, rest }: RequestReading): number =>
  requests.length + { nothing: 0, 'broken head': 1, 'broken body': 2 }[rest];

/** Minimum number of responses. */
export const owedAnswers = ({ requests, isClean }: RequestReading): number =>
  isClean ? requests.length : 0;

/** Whether the server has sent every required response, or has started a stream that never ends. */
export const isPaid = (requests: RequestReading, answers: AnswerReading): boolean =>
  hasAnswers(answers, owedAnswers(requests));

/** The same for every readable request. */
export const areReadableAnswered = ({ requests }: RequestReading, answers: AnswerReading) =>
  hasAnswers(answers, requests.length);

const hasAnswers = ({ answers }: AnswerReading, count: number): boolean =>
  answers.length >= count || answers.at(-1)?.isOpen === true;

/** All violations in a server's behaviour, as text; empty if there are none. */
export function violationsOf(each: Case): string[] {
  return [...faultsOfConnection(each), ...each.answers.answers.flatMap(faultsOfAnswer(each))];
}

function faultsOfConnection({ requests, answers, outcome, leavesEarly }: Case): string[] {
  const violations: string[] = [];
  const owed = owedAnswers(requests);
  const came = answers.answers.length;
  if (answers.rest === 'malformed') violations.push('an answer is no HTTP');
  if (came > mostAnswers(requests))
    violations.push(`${came} answers to ${requests.requests.length} requests and ${requests.rest}`);
  if (outcome.isHeld) violations.push('the connection was left open after the client had ended it');
  // A client that leaves early may get fewer responses, or none.
  if (leavesEarly) return violations;
  const isWaiting = !outcome.isEndedByServer;
  if (answers.rest === 'incomplete' && !(isWaiting && mayBeCutOff(requests, came)))
    violations.push('an answer was cut off');
  if (!isPaid(requests, answers) && isWaiting)
    violations.push(`${came} of ${owed} answers within ${Math.round(outcome.waited)} ms`);
  if (owed > 0 && came === 0 && !isWaiting)
    violations.push('the connection ended without an answer');
  return violations;
}

/**
 * Whether a client that ends its half first may get a part of the next response: no response was
 * owed, and it is not the response to a readable request in front of unreadable input, which is
 * completed.
 * @param came number of complete responses
 */
const mayBeCutOff = (requests: RequestReading, came: number): boolean =>
  owedAnswers(requests) === 0 && (requests.rest === 'nothing' || came >= requests.requests.length);

const stack = /\n\s+at [^\n]*:\d+:\d+\)?(\n|$)/;

const faultsOfAnswer =
  ({ secrets }: Case) =>
  ({ status, body }: Answer): string[] => {
    const violations: string[] = [];
    if (status >= 500) violations.push(`status ${status} ${body.slice(0, 200)}`.trimEnd());
    if (secrets.some((secret) => body.includes(secret)))
      violations.push("another's row was answered");
    if (status >= 400 && stack.test(body)) violations.push('a stack was answered');
    return violations;
  };
