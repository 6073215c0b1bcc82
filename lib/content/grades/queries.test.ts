import { getGradeFile, getGradeScales } from './queries'

const { version, text } = getGradeFile()
const sent: { code: string; ways: unknown[] }[] = JSON.parse(text)

it('sends the converter every country that can be converted, and no other', () => {
  const convertible = getGradeScales().filter(({ ways }) => ways.length > 0)
  expect(sent.map(({ code }) => code)).toEqual(convertible.map(({ code }) => code))
  expect(getGradeScales().map(({ code }) => code)).toContain('ca')
  expect(sent.map(({ code }) => code)).not.toContain('ca')
})

it('names the state of the file by a hash that an address can hold', () => {
  expect(version).toMatch(/^[0-9a-f]{12}$/)
})
