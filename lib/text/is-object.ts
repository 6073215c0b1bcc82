/** Whether a value of unknown origin, such as parsed JSON, is an object with named fields: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
