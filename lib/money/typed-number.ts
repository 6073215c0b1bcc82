import { readSumText } from './fee-text/sum-text'

/** A number as it was typed, with what stands beside it: "₹25L" is 2,500,000 with the unit "₹". */
type TypedNumber = {
  value: number
  /** The top of its scale: 10 of "8.1/10"; null where none is named. */
  of: number | null
  /** What stands before and after, in lower case: "%", "us$", "usd"; empty where nothing does. */
  unit: string
  /** Whether it is counted in lakhs or crores, as rupees and takas are. */
  isInLakhs: boolean
}

/** The zero of each script whose digits are read. */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x17e0,
]

/** A text with the digits 0 to 9 in place of those of other scripts. */
export const withLatinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })

const TIMES: Readonly<Record<number, string>> = {
  1e3: 'k thousand tsd tausend mil mille mila bin ribu rb tys тыс тысяч nghìn ألف हज़ार हजार 千 천',
  1e4: '万 萬 만',
  1e5: 'l lakh lakhs lac lacs लाख',
  1e6: 'm mn mio million millions millón millones milhão milhões milioni milyon juta jt mln млн triệu مليون',
  1e7: 'cr crore crores करोड़',
}
const LEAST_OF_INDIA = 1e5
const factors = new Map(
  Object.entries(TIMES).flatMap(([factor, words]) =>
    words.split(' ').map((word) => [word.normalize('NFKC'), Number(factor)] as const),
  ),
)

const PIECES = /^([^\d]*)(\d(?:[\d.,'’\s]*\d)?)\s*([\p{L}\p{M}]*)\.?([^\d]*)(?:(\d+)[.,]?0?)?$/u

/** Digits and marks of other scripts as those of English, and signs of full width as narrow ones. */
const plain = (typed: string) =>
  withLatinDigits(typed.normalize('NFKC'))
    .replace(/٫/g, '.')
    .replace(/[٬،]/g, ',')
    .replace(/٪/g, '%')
    .toLowerCase()
    .trim()

/**
 * Reads a number as people type it: "3,5", "۳٫۵", "8.1/10", "85%", "10 000", "2,5 lakh", "10k". Null for what is no number,
 * or could be two.
 * @param isWhole numbers of the field are large and whole, so that "10.000" is ten thousand; else it is ten
 */
export function readTypedNumber(typed: string, isWhole: boolean): TypedNumber | null {
  const [, before = '', printed = '', word = '', after = '', top] = PIECES.exec(plain(typed)) ?? []
  if (printed === '' || /[-−]\s*$/.test(before)) return null
  const isOf = /^\s*(\/|of|out of)\s*$/.test(after)
  if ((top !== undefined) !== isOf) return null
  const times = factors.get(word)
  const isPlain = !isWhole || (times !== undefined && printed.includes('.'))
  // Digits alone may begin with zeros: they were typed behind the 0 of an empty field.
  const number = (isPlain ? /^\d+([.,]\d+)?$/ : /^\d+$/).test(printed)
    ? Number(printed.replace(',', '.'))
    : readSumText(printed, null)
  if (number === null) return null
  const rest = times === undefined ? word : ''
  return {
    value: Number((number * (times ?? 1)).toPrecision(15)),
    of: top === undefined ? null : Number(top),
    unit: `${before} ${rest}${isOf ? '' : after}`.trim(),
    isInLakhs: (times ?? 0) >= LEAST_OF_INDIA && times !== 1e6,
  }
}
