/** Lets the page draw and answer the visitor. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Half of a frame. Work of 50 ms and more keeps a visitor waiting. */
const STEP_MS = 8

/** All of `values`, with pauses before, in between and after, however slow the device is. */
export async function collectInSteps<Value>(values: Iterable<Value>): Promise<Value[]> {
  const collected: Value[] = []
  await pause()
  let began = performance.now()
  for (const value of values) {
    collected.push(value)
    if (performance.now() - began < STEP_MS) continue
    await pause()
    began = performance.now()
  }
  await pause()
  return collected
}
