import { decodeText } from './decode-text'

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from('Universität Köln', 'utf8')],
    ['UTF-8 with a mark', Buffer.from('\ufeffUniversität Köln', 'utf8')],
    ['UTF-16 little-endian', Buffer.from('\ufeffUniversität Köln', 'utf16le')],
    ['UTF-16 big-endian', Buffer.from('\ufeffUniversität Köln', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Universität Köln', 'latin1')],
  ])('reads %s', (_name, bytes) => {
    expect(decodeText(new Uint8Array(bytes))).toBe('Universität Köln')
  })
})
