import autocannon from 'autocannon';

/**
 * Sends a number of requests and measures the cost of one.
 * @returns µs of server CPU time per request, and requests per second
 */
async function measureOnce(server, request, amount) {
  const before = server.cpuSeconds();
  const began = performance.now();
  const result = await autocannon({
    url: server.origin + request.path,
    method: request.method,
    headers: request.headers,
    ...(request.body === undefined ? {} : { body: request.body }),
    connections: 10,
    sampleInt: 50,
    amount,
  });
  const seconds = (performance.now() - began) / 1000;
  const wrong = Object.entries(result.statusCodeStats).filter(
    ([status]) => Number(status) !== request.status,
  );
  if (wrong.length > 0 || result.errors > 0) {
    throw new Error(
      `${request.path}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`,
    );
  }
  const cpu = ((server.cpuSeconds() - before) / amount) * 1e6;
  return { cpu, rate: amount / seconds };
}

/** Measures the servers alternately in several rounds after a warm-up round; returns medians. */
export async function compare(servers, request, { amount, rounds }) {
  const samples = servers.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, server] of servers.entries()) {
      const sample = await measureOnce(server, request, amount);
      if (round > 0) samples[index].push(sample);
    }
  }
  return samples.map((rows) => ({
    cpu: median(rows.map(({ cpu }) => cpu)),
    rate: median(rows.map(({ rate }) => rate)),
  }));
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
