import { writeZip } from './write-zip'

const FILES = [
  { name: 'fees.md', text: 'International students: £21,500' },
  { name: '学費.md', text: '' },
]

test('an archive has its files, its directory and its end where the format wants them', () => {
  const zip = Buffer.from(writeZip(FILES))
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  expect(zip.readUInt16LE(end + 10)).toBe(2)
  const directory = zip.readUInt32LE(end + 16)
  expect(zip.readUInt32LE(directory)).toBe(0x02014b50)
  expect(directory + zip.readUInt32LE(end + 12)).toBe(end)

  let at = 0
  for (const { name, text } of FILES) {
    expect(zip.readUInt32LE(at)).toBe(0x04034b50)
    const [size, title] = [zip.readUInt32LE(at + 22), zip.readUInt16LE(at + 26)]
    expect(zip.subarray(at + 30, at + 30 + title).toString()).toBe(name)
    expect(zip.subarray(at + 30 + title, at + 30 + title + size).toString()).toBe(text)
    at += 30 + title + size
  }
  expect(at).toBe(directory)
})

test('the checksum is that of the format', () => {
  const zip = Buffer.from(writeZip([{ name: 'a', text: '123456789' }]))
  expect(zip.readUInt32LE(14)).toBe(0xcbf43926)
})
