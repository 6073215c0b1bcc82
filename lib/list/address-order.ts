/**
 * Brings parameters into the order of `keys`, the order of the address, whatever the order they were set in. Others
 * follow.
 */
export function addressOrder(keys: readonly string[]): (params: URLSearchParams) => URLSearchParams {
  const place = (key: string) => (keys.includes(key) ? keys.indexOf(key) : Infinity)
  return (params) => new URLSearchParams([...params].sort(([a], [b]) => Math.sign(place(a) - place(b)) || 0))
}
