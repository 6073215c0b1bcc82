/** The text cut after a whole word, with an ellipsis, where it is longer than `length`. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, text.lastIndexOf(' ', length)).replace(/[,;:.]$/, '')}…`
}
