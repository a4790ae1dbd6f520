/** Visitors of one arm, each counted once. */
export interface ArmCounts {
  readonly visitors: number;
  /** Those of them for whom something failed. */
  readonly failed: number;
}

export interface TestSettings {
  /** Chance that a canary no worse than stable is ended during one step, 0 to 1. */
  readonly falseStopRate: number;
  /** Share of failing visitors that is never a reason to end a canary, 0 to 1. */
  readonly floor: number;
  /** Failing visitors of the canary without which nothing is decided. */
  readonly minimumFailures: number;
}

export interface TestResult {
  /** Natural logarithm of the evidence against the canary: how much better 'it fails more often' explains the counts. */
  readonly logEvidence: number;
  /** `logEvidence` from which the canary is ended. */
  readonly threshold: number;
  /** Failing visitors that are still missing before anything is decided. */
  readonly missingFailures: number;
  readonly isFailing: boolean;
}

interface Beta {
  readonly failed: number;
  readonly healthy: number;
}

/** What is believed of stable before its first vote: 2 of 100 visitors fail, worth 50 visitors. */
const stablePrior: Beta = { failed: 1, healthy: 49 };
/** What is believed of a canary that is worse: any share, low ones more likely. */
const worsePrior: Beta = { failed: 0.5, healthy: 2 };
/** Of failures that may be the API's nothing is believed beforehand that differs between the arms. */
const equalPrior: Beta = { failed: 0.5, healthy: 4.5 };
/** Votes on stable from earlier steps count as so many at most: what was true then may have changed. */
const mostEarlierVisitors = 200;

/**
 * Whether a canary fails for more of its visitors than stable, after any number of votes and looked at after every one.
 *
 * The evidence is a Bayes factor, a product of betting odds that a healthy canary multiplies by 1000 with a chance of 1 in 1000 at
 * most, however often one looks (Ville's inequality). Two rivals are refuted at once: 'the canary fails as often as stable', whose share is
 * learned from stable's votes and a prior of 50 visitors, and 'it fails for no more than `floor`'. The weaker evidence counts. The
 * bound holds on average over shares of failing visitors as the prior expects them; simulation shows the rate for fixed ones (decision 63).
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
 * The same for failures that may be the API's, which both arms meet alike: only the difference between votes of the same step is
 * evidence, so that without votes on stable there is none.
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
  // A canary that fails less often differs too, which is nothing against it.
  const expected = Math.max(known.failed / (known.failed + known.healthy), floor);
  const logEvidence = rate(canary) > expected ? evidence : Math.min(evidence, 0);
  // Two tests share the chance of a false stop.
  const threshold = Math.log(2 / falseStopRate);
  const missingFailures = Math.max(0, minimumFailures - canary.failed);
  const isFailing = missingFailures === 0 && logEvidence >= threshold;
  return { logEvidence, threshold, missingFailures, isFailing };
}

/** Share of an arm's visitors for whom something failed, 0 to 1. */
export const rate = ({ visitors, failed }: ArmCounts): number =>
  visitors === 0 ? 0 : failed / visitors;

/** Of one sequence of votes with these counts, when shares are spread as `belief` says. */
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

/** ln Γ(x) for x > 0, after Lanczos; relative error below 1e-9. */
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
