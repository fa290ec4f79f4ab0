import { defineConfig } from 'vitest/config';
import type { Reporter, TestModule } from 'vitest/node';

/** Closes the run with one plain line: how many tests passed and failed. */
const tally: Reporter = {
  onTestRunEnd(modules: readonly TestModule[], unhandled) {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const count = (state: string) => tests.filter(test => test.result().state === state).length;
    const broken = modules.filter(module => module.errors().length > 0).length;
    const passed = count('passed');
    const failed = count('failed') + count('pending') + broken + unhandled.length;
    process.once('exit', () => console.log(`${passed} passed, ${failed} failed`));
  },
};

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'e2e/**/*.test.ts'],
    testTimeout: 300_000,
    // What a page or a server will come to is waited for: as long as a busy machine may need.
    expect: { poll: { timeout: 30_000, interval: 50 } },
    reporters: ['default', tally],
  },
});
