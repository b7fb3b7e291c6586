/**
 * A reporter of Jest for `npm test`: writes how many tests passed and failed. Jest's own report has the errors,
 * too, and is not written if one of them contains itself.
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
