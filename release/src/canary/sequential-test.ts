import type { ArmCounts } from '../registry/canary-pointer.js';

export interface TestSettings {
  /** Probability per step of stopping a canary that is no worse than stable, 0 to 1. */
  readonly falseStopRate: number;
  /** Share of failing visitors that never stops a canary, 0 to 1. */
  readonly floor: number;
  /** Failing canary visitors required before any decision. */
  readonly minimumFailures: number;
}

export interface TestResult {
  /**
   * Natural logarithm of the evidence against the canary: how much better 'it fails more often'
   * explains the counts.
   */
  readonly logEvidence: number;
  /** `logEvidence` at which the canary is stopped. */
  readonly threshold: number;
  /** Failing visitors still needed before any decision. */
  readonly missingFailures: number;
  readonly isFailing: boolean;
}

interface Beta {
  readonly failed: number;
  readonly healthy: number;
}

/** Prior for stable before its first vote: 2 of 100 visitors fail, weighted as 50 visitors. */
const stablePrior: Beta = { failed: 1, healthy: 49 };
/** Prior for a worse canary: any failure rate, low rates more likely. */
const worsePrior: Beta = { failed: 0.5, healthy: 2 };
/** Prior for failures that the API may have caused. It is the same for both arms. */
const equalPrior: Beta = { failed: 0.5, healthy: 4.5 };
/** Cap on stable votes from earlier steps, because conditions may have changed since. */
const mostEarlierVisitors = 200;

/**
 * Tests whether the canary fails for more of its visitors than stable. Valid for any number of
 * votes, even if evaluated after each one.
 *
 * The evidence is a Bayes factor, a product of betting odds: for a healthy canary the chance that
 * it ever reaches 1000 is at most 1 in 1000, however often it is evaluated (Ville's inequality).
 * Two null hypotheses are tested together: 'the canary fails as often as stable', whose rate is
 * learned from stable's votes and a prior of 50 visitors, and 'it fails for no more than `floor`'.
 * The weaker evidence counts. The bound holds on average over failure rates drawn from the prior; a
 * simulation shows the rate for fixed ones (decision 63).
 *
 * @param earlier stable's votes in earlier steps of the same canary
 */
export function testCanary(
  canary: ArmCounts,
  stable: ArmCounts,
  settings: TestSettings,
  earlier: ArmCounts = { visitors: 0, failed: 0 },
): TestResult {
  const known = plus(plus(stablePrior, atMost(earlier, mostEarlierVisitors)), stable);
  const worse = logLikelihood(canary, worsePrior);
  const asStable = worse - logLikelihood(canary, known);
  const floor = settings.floor;
  const atFloor =
    canary.failed * Math.log(floor) + (canary.visitors - canary.failed) * Math.log(1 - floor);
  return resultOf(canary, known, Math.min(asStable, worse - atFloor), settings);
}

/**
 * Like `testCanary`, for failures that the API may have caused, which affect both arms. Only the
 * difference between votes of the same step is evidence, so without votes on stable there is none.
 */
export function compareArms(
  canary: ArmCounts,
  stable: ArmCounts,
  settings: TestSettings,
): TestResult {
  const known = plus(equalPrior, stable);
  const logEvidence = logLikelihood(canary, equalPrior) - logLikelihood(canary, known);
  return resultOf(canary, known, logEvidence, settings);
}

function resultOf(
  canary: ArmCounts,
  known: Beta,
  evidence: number,
  { falseStopRate, floor, minimumFailures }: TestSettings,
): TestResult {
  // A canary that fails less often also differs from stable, but that does not count against it.
  const expected = Math.max(known.failed / (known.failed + known.healthy), floor);
  const logEvidence = rate(canary) > expected ? evidence : Math.min(evidence, 0);
  // Two tests share the probability of a false stop.
  const threshold = Math.log(2 / falseStopRate);
  const missingFailures = Math.max(0, minimumFailures - canary.failed);
  const isFailing = missingFailures === 0 && logEvidence >= threshold;
  return { logEvidence, threshold, missingFailures, isFailing };
}

/** Failure rate of an arm, 0 to 1. */
const rate = ({ visitors, failed }: ArmCounts): number => (visitors === 0 ? 0 : failed / visitors);

/** Log-likelihood of one sequence of votes with these counts under the prior `belief`. */
function logLikelihood({ visitors, failed }: ArmCounts, belief: Beta): number {
  return (
    logBeta(belief.failed + failed, belief.healthy + visitors - failed) -
    logBeta(belief.failed, belief.healthy)
  );
}

const plus = (belief: Beta, { visitors, failed }: ArmCounts): Beta => ({
  failed: belief.failed + failed,
  healthy: belief.healthy + visitors - failed,
});

function atMost(counts: ArmCounts, most: number): ArmCounts {
  const share = Math.min(1, most / Math.max(1, counts.visitors));
  return { visitors: counts.visitors * share, failed: counts.failed * share };
}

const coefficients = [
  76.180091729471, -86.505320329417, 24.014098240831, -1.2317395724502, 1.208650973866e-3,
  -5.395239384953e-6,
] as const;
const rootOfTwoPi = 2.506628274631;

/** ln Γ(x) for x > 0, Lanczos approximation; relative error below 1e-9. */
function logGamma(x: number): number {
  const base = x + 5.5;
  let series = 1;
  let divisor = x;
  for (const coefficient of coefficients) {
    divisor += 1;
    series += coefficient / divisor;
  }
  return (x + 0.5) * Math.log(base) - base + Math.log((rootOfTwoPi * series) / x);
}

/** ln B(a, b) for a, b > 0. */
const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);
