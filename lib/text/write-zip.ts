type ZipFile = { name: string; text: string }

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

/** Names and texts are UTF-8. */
const UTF8 = 0x0800
const VERSION = 20
/** The first day that the format knows: 1 January 1980. */
const NO_DAY = 0x21

/** Numbers as the format has them: each with its count of bytes, the lowest byte first. */
function pack(...numbers: [value: number, bytes: 2 | 4][]): Uint8Array {
  return Uint8Array.from(
    numbers.flatMap(([value, bytes]) =>
      Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff),
    ),
  )
}

/** A ZIP archive of texts, which it keeps as they are: pages of text need no library to be packed together. */
export function writeZip(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, text } of files) {
    const [title, body] = [encoder.encode(name), encoder.encode(text)]
    const facts: [number, 2 | 4][] = [
      [VERSION, 2],
      [UTF8, 2],
      [0, 2],
      [0, 2],
      [NO_DAY, 2],
      [crc32(body), 4],
      [body.length, 4],
      [body.length, 4],
      [title.length, 2],
      [0, 2],
    ]
    const head = pack([0x04034b50, 4], ...facts)
    const entry = pack([0x02014b50, 4], [VERSION, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4])
    parts.push(head, title, body)
    directory.push(entry, title)
    offset += head.length + title.length + body.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = pack(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  )
  const all = [...parts, ...directory, end]
  const zip = new Uint8Array(offset + size + end.length)
  let at = 0
  for (const part of all) {
    zip.set(part, at)
    at += part.length
  }
  return zip
}
