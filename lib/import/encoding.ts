/** The possible encodings of a file that is not in Unicode. `value` is the name that `TextDecoder` knows. */
export const ENCODINGS = [
  { value: 'windows-1252', label: 'Western European' },
  { value: 'windows-1250', label: 'Central European' },
  { value: 'windows-1251', label: 'Cyrillic' },
  { value: 'windows-1253', label: 'Greek' },
  { value: 'windows-1254', label: 'Turkish' },
  { value: 'windows-1255', label: 'Hebrew' },
  { value: 'windows-1256', label: 'Arabic' },
  { value: 'windows-1258', label: 'Vietnamese' },
  { value: 'windows-874', label: 'Thai' },
  { value: 'shift_jis', label: 'Japanese' },
  { value: 'gb18030', label: 'Chinese, simplified' },
  { value: 'big5', label: 'Chinese, traditional' },
  { value: 'euc-kr', label: 'Korean' },
] as const

export type Encoding = (typeof ENCODINGS)[number]['value']

/** Four of them in a row are in hardly any word of Western Europe. */
const FOREIGN = /[^\u0000-\u007f]{4}/
const HALF_WIDTH = /[\uff61-\uff9f]/

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes)

/** Null when the bytes are not written so. */
function decodeStrictly(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** A word that hardly any list of universities is without, in the scripts whose bytes look like those of others. */
const TELLING = [
  ['gb18030', /大学|学院/],
  ['big5', /大學|學院/],
  ['euc-kr', /대학/],
] as const

function guess(bytes: Uint8Array): Encoding {
  if (!FOREIGN.test(decode(bytes, 'windows-1252'))) return 'windows-1252'
  const japanese = decodeStrictly(bytes, 'shift_jis')
  if (japanese !== null && !HALF_WIDTH.test(japanese)) return 'shift_jis'
  const telling = TELLING.find(([encoding, word]) => word.test(decodeStrictly(bytes, encoding) ?? ''))
  if (telling) return telling[0]
  return /[а-яё]{3}/i.test(decode(bytes, 'windows-1251')) ? 'windows-1251' : 'windows-1252'
}

/** A byte-order mark identifies UTF-16, and so does a zero among the first two bytes. */
function findUtf16([first, second]: Uint8Array): string | null {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : null
}

/**
 * The text of a file. Bytes that are neither UTF-16 nor valid UTF-8 don't say how they are written: they are read as
 * `chosen`, or by a guess, and `encoding` names what they were read as. It is null when there was no doubt.
 */
export function decodeText(
  bytes: Uint8Array,
  chosen: Encoding | null,
): { text: string; encoding: Encoding | null } {
  const utf16 = findUtf16(bytes)
  const text = utf16 ? decode(bytes, utf16) : decodeStrictly(bytes, 'utf-8')
  if (text !== null) return { text, encoding: null }
  const encoding = chosen ?? guess(bytes)
  return { text: decode(bytes, encoding), encoding }
}
