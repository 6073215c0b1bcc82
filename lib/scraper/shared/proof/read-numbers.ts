/** A number with blanks, commas, dots or apostrophes in it, as pages print them. */
const NUMBER = /\d+(?:[.,'’\u00a0\u202f ](?=\d)\d+)*/g

/** "1,500" and "1.500" are 1500, "2,00,000" is 200000, "6.5" and "6,5" are 6.5. */
function toNumber(printed: string): number[] {
  const parts = printed.split(/[.,'’\u00a0\u202f ]/)
  const marks = printed.replace(/\d+/g, '')
  const last = parts.at(-1) ?? ''
  const areThousands =
    parts.length > 1 &&
    last.length === 3 &&
    parts.slice(1).every(({ length }) => length === 3 || length === 2) &&
    (parts[0]?.length ?? 0) <= 3
  const isBlank = /^[\u00a0\u202f ]+$/.test(marks)
  // Two numbers side by side look like one with a blank.
  if (isBlank && !areThousands) return parts.map(Number)
  if (areThousands && new Set(marks).size === 1) return [Number(parts.join(''))]
  const decimal = marks.at(-1) ?? ''
  if (parts.length > 1 && /[.,]/.test(decimal) && last.length <= 2) {
    return [Number(`${parts.slice(0, -1).join('')}.${last}`)]
  }
  return parts.length > 1 ? [Number(parts.join(''))] : [Number(printed)]
}

/** Every number that a text prints, in its order. */
export function readNumbers(text: string): number[] {
  return Array.from(text.normalize('NFKC').matchAll(NUMBER), ([printed]) => toNumber(printed)).flat()
}
