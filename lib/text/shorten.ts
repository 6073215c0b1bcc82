/** Cuts a text that is longer than `length` after its last whole word, or inside its first, and adds an ellipsis. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const lastSpace = text.lastIndexOf(' ', length)
  return `${text.slice(0, lastSpace > 0 ? lastSpace : length).replace(/[,;:.]$/, '')}…`
}
