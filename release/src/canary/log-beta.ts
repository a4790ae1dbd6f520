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
export const logBeta = (a: number, b: number): number =>
  logGamma(a) + logGamma(b) - logGamma(a + b);
