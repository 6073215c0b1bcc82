/** Kept apart from what uses it: `import.meta` is for the bundler, which turns this into a file of its own. */
export function startWorker(): Worker {
  return new Worker(new URL('../../lib/import/import-worker.ts', import.meta.url), { type: 'module' })
}
