const STEP = 400

const pause = () => new Promise((resolve) => setTimeout(resolve))

/** All of `values`, with a pause every few hundred in which the page can answer the visitor. */
export async function collectInSteps<Value>(values: Iterable<Value>): Promise<Value[]> {
  const collected: Value[] = []
  for (const value of values) {
    collected.push(value)
    if (collected.length % STEP === 0) await pause()
  }
  return collected
}
