/** Splits "15 January (for fellowships)" into the text before the brackets that end it and the text in them. */
export function withNote(text: string): [head: string, note: string | null] {
  const opening = text.indexOf('(')
  if (opening < 1 || !text.endsWith(')')) return [text.trim(), null]
  const inside = text.slice(opening + 1, -1)
  let depth = 0
  for (const letter of inside) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (depth < 0) return [text.trim(), null]
  }
  return [text.slice(0, opening).trim(), inside.trim() || null]
}
