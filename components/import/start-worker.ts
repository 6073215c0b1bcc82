/**
 * This has a file of its own because Jest cannot read `import.meta`, by which the bundler finds the worker's file; tests
 * replace it.
 */
export function startWorker(): Worker {
  return new Worker(new URL('../../lib/import/import-worker.ts', import.meta.url), { type: 'module' })
}
