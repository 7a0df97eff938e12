/** A request as counted: by route template, so that no id and no person is visible. */
export type RequestMetric = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
};

export type Metrics = {
  count(request: RequestMetric): void;
  /** Counts a request at a page of reports: without its route, its status and its time. */
  countQuiet(): void;
  /** Counts a report of a content security policy violation by its directive. */
  countReport(directive: string): void;
  /** All metrics in the Prometheus text format. */
  text(): string;
};

const bounds = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000];

type Series = { readonly labels: string; readonly below: number[]; count: number; sum: number };

export function newMetrics(): Metrics {
  const series = new Map<string, Series>();
  const reports = new Map<string, number>();
  let quiet = 0;

  function seriesOf({ method, route, status }: RequestMetric): Series {
    const name = `${status} ${method} ${route}`;
    const known = series.get(name);
    if (known) return known;
    const labels = `method="${escaped(method)}",route="${escaped(route)}",status="${status}"`;
    const made = { labels, below: bounds.map(() => 0), count: 0, sum: 0 };
    series.set(name, made);
    return made;
  }

  return {
    count(request) {
      const counted = seriesOf(request);
      counted.count += 1;
      counted.sum += request.ms / 1000;
      for (const [index, bound] of bounds.entries())
        if (request.ms <= bound) counted.below[index] = (counted.below[index] ?? 0) + 1;
    },
    countQuiet: () => void (quiet += 1),
    countReport: (directive) => void reports.set(directive, (reports.get(directive) ?? 0) + 1),
    text: () =>
      [...durations([...series.values()]), ...reported(reports), ...quietLines(quiet), ...processLines()].join('\n') +
      '\n',
  };
}

function durations(all: readonly Series[]): string[] {
  const name = 'http_request_duration_seconds';
  return [
    `# HELP ${name} Time from the first byte of a request to the last of its answer.`,
    `# TYPE ${name} histogram`,
    ...all.flatMap(({ labels, below, count, sum }) => [
      ...bounds.map((bound, index) => `${name}_bucket{${labels},le="${bound / 1000}"} ${below[index]}`),
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${sum.toFixed(6)}`,
      `${name}_count{${labels}} ${count}`,
    ]),
  ];
}

function reported(reports: ReadonlyMap<string, number>): string[] {
  const name = 'csp_reports_total';
  return [
    `# HELP ${name} Reports of browsers that a page's content security policy stopped something.`,
    `# TYPE ${name} counter`,
    ...[...reports].map(([directive, count]) => `${name}{directive="${escaped(directive)}"} ${count}`),
  ];
}

function quietLines(count: number): string[] {
  const name = 'report_pages_requests_total';
  return [
    `# HELP ${name} Requests at the pages of reports, all together.`,
    `# TYPE ${name} counter`,
    `${name} ${count}`,
  ];
}

function processLines(): string[] {
  const { rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    '# HELP process_resident_memory_bytes Memory of this process.',
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${rss}`,
    '# HELP process_cpu_seconds_total Processor time of this process.',
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${((user + system) / 1e6).toFixed(3)}`,
  ];
}

function escaped(label: string): string {
  return label.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));
}
