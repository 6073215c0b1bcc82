/** Work in short steps. Where somebody waits for a page, it can answer them in between. */
export type Steps<Result> = Generator<void, Result>

/** The result of the work, without a pause. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
