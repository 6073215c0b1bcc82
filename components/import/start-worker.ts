/**
 * This has a file of its own, which tests replace: Jest cannot read `import.meta` in a CommonJS module
 * (https://github.com/jestjs/jest/issues/12183), and the bundler needs it to find the worker's file. The file can go when
 * Jest runs our modules as they are.
 */
export function startWorker(): Worker {
  return new Worker(new URL('../../lib/import/import-worker.ts', import.meta.url), { type: 'module' })
}
