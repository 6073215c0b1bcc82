/**
 * Makes a result from an object once, and answers with the same result every time after, as long as the object lives.
 * The result must not be changed, because all callers share it.
 */
export function oncePerObject<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new WeakMap<Key, { made: Made }>()
  return (key) => {
    const before = kept.get(key)
    if (before) return before.made
    const made = make(key)
    kept.set(key, { made })
    return made
  }
}
