// Counts from the reports of test runners: passed, failed, and the names of failed tests. A skipped test counts as failed.
import path from 'node:path';

export function vitestCounts({ numPassedTests, numTotalTests, testResults }) {
  const names = testResults.flatMap(({ name, message, assertionResults }) => [
    // A file that could not be loaded has no test names.
    ...(message && assertionResults.length === 0 ? [`${path.basename(name)}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(
        ({ fullName, failureMessages }) => `${path.basename(name)}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
      ),
  ]);
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, names };
}

export function playwrightCounts({ stats, suites }) {
  const names = suites.flatMap(unexpectedIn);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, names };
}

function unexpectedIn({ file, specs = [], suites = [] }) {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
      .map(({ title, tests }) => `${file}: ${title}: ${firstLine(tests[0]?.results[0]?.error?.message)}`),
    ...suites.flatMap(unexpectedIn),
  ];
}

function firstLine(message = 'no message') {
  return message.split('\n', 1)[0];
}
