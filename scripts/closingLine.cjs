/** A jest reporter whose last line, after jest's own summary, says how many tests passed and failed. */
class ClosingLine {
  onRunComplete(_contexts, results) {
    // A file that could not even be loaded has no failed tests of its own, and is a failure all the same.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    // Jest runs its summary after every other reporter, so the line waits for the end of the process.
    process.once('exit', () => process.stdout.write(`\n${results.numPassedTests} passed, ${failed} failed\n`));
  }
}

module.exports = ClosingLine;
