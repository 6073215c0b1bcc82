/** Lets the page draw and answer the visitor, for as many milliseconds at least. */
const pause = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms))

/** All of `values`, with a pause after every `step` of them. */
export async function collectInSteps<Value>(values: Iterable<Value>, step = 250): Promise<Value[]> {
  const collected: Value[] = []
  for (const value of values) {
    collected.push(value)
    if (collected.length % step === 0) await pause()
  }
  return collected
}
