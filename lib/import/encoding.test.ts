import { decodeText } from './encoding'

const WIN1251 = (text: string) =>
  Uint8Array.from(
    text,
    (letter) => (/[А-я]/.test(letter) ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0)) & 0xff,
  )
/** 東京大学 */
const SHIFT_JIS = Uint8Array.from([0x93, 0x8c, 0x8b, 0x9e, 0x91, 0xe5, 0x8a, 0x77])

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from('Köln', 'utf8')],
    ['UTF-16 little-endian without a mark', Buffer.from('Köln', 'utf16le')],
    ['UTF-16 big-endian without a mark', Buffer.from('Köln', 'utf16le').swap16()],
  ])('has no doubt about %s', (_name, bytes) => {
    expect(decodeText(new Uint8Array(bytes), null)).toEqual({ text: 'Köln', encoding: null })
  })

  it('reads Western letters, and says that this is a guess', () => {
    const bytes = new Uint8Array(Buffer.from('Universität Köln', 'latin1'))
    expect(decodeText(bytes, null)).toEqual({ text: 'Universität Köln', encoding: 'windows-1252' })
  })

  it('guesses Cyrillic and Japanese', () => {
    const name = 'name,country\nМосковский университет,ru'
    expect(decodeText(WIN1251(name), null)).toEqual({ text: name, encoding: 'windows-1251' })
    expect(decodeText(SHIFT_JIS, null)).toEqual({ text: '東京大学', encoding: 'shift_jis' })
  })

  it('reads as the visitor chose', () => {
    expect(decodeText(SHIFT_JIS, 'windows-1251').encoding).toBe('windows-1251')
  })
})
