import type { Steps } from '@/lib/steps'

/** Lets the page draw and answer the visitor. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Half of a frame. Work of 50 ms and more keeps a visitor waiting. */
const STEP_MS = 8

/** The result of the work, with pauses before, in between and after, however slow the device is. */
export async function runInSteps<Result>(steps: Steps<Result>): Promise<Result> {
  await pause()
  let began = performance.now()
  let step = steps.next()
  while (!step.done) {
    if (performance.now() - began >= STEP_MS) {
      await pause()
      began = performance.now()
    }
    step = steps.next()
  }
  await pause()
  return step.value
}

function* collect<Value>(values: Iterable<Value>): Steps<Value[]> {
  const collected: Value[] = []
  for (const value of values) {
    collected.push(value)
    yield
  }
  return collected
}

/** All of `values`, with such pauses. */
export const collectInSteps = <Value>(values: Iterable<Value>) => runInSteps(collect(values))
