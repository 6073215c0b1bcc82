const SMALL = new Set(['of', 'the', 'and', 'de', 'la', 'for', 'in', 'at', 'do', 'da', 'del', 'di'])

/** Two letters for a crest: a leading short form gives its own ("ETH Zurich" → "ET"), otherwise two words do ("UE"). */
export function monogram(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !SMALL.has(word.toLowerCase()))
  const [first = '', second = ''] = words
  if (/^[A-Z]{2,5}$/.test(first)) return first.slice(0, 2)
  return ((first[0] ?? '') + (second[0] ?? first[1] ?? '')).toUpperCase()
}

/** A hue in degrees that stays the same for an id. */
export function crestHue(id: string): number {
  let hash = 0
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return hash
}
