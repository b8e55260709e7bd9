import { defineConfig } from 'vitest/config';

const shared = {
  environment: 'node',
  globalSetup: 'packedKit.ts',
  testTimeout: 300_000,
  hookTimeout: 600_000,
} as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'usual', include: ['*.test.ts'], exclude: ['newest.test.ts'] } },
      // What the templates are today: the result changes with the registry, so it is asked for by name.
      { test: { ...shared, name: 'newest', include: ['newest.test.ts'] } },
    ],
  },
});
