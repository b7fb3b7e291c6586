/**
 * A reporter of Jest for `npm test`: writes how many tests passed and failed. Jest's JSON report also contains the errors,
 * and is not written if an error contains itself.
 */
import { writeFileSync } from 'node:fs';

export default class JestCounts {
  /**
   * @param {unknown} _contexts
   * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} results
   */
  onRunComplete(_contexts, results) {
    const passed = results.numPassedTests;
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    writeFileSync('test-results/jest.json', JSON.stringify({ passed, failed }));
  }
}
