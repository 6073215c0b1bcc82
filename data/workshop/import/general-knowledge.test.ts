import { parseTable } from './dataset'
import { generalKnowledge } from './general-knowledge'

const read = (...rows: string[]) =>
  generalKnowledge.readKnowledge(
    parseTable(
      'subjects',
      ['id\tcountry\tlevel\tboth\tone_sure_one_likely\tenglish_both', ...rows].join('\n'),
    ),
    new Set(['alpha', 'beta']),
  ).file

it('keeps what both writers were sure of, and a language only of that', () => {
  expect(read('alpha\tde\tmaster\tlaw art\tmusic\tlaw music').universities).toEqual({
    alpha: { master: 'law art', english: { master: 'law' } },
  })
})

it('keeps doctorates, medicine among them, which is research there', () => {
  expect(read('alpha\tde\tdoctorate\tlaw medicine\t\t').universities).toEqual({
    alpha: { doctorate: 'law medicine' },
  })
})

it.each([
  ['a university that the catalogue lacks', 'gamma\tde\tmaster\tlaw\t\t'],
  ['a country and level of which fewer are right', 'alpha\tin\tmaster\tlaw\t\t'],
  ['medicine at master’s level', 'alpha\tjp\tmaster\tmedicine\t\t'],
  ['a long degree that is entered from school', 'alpha\tpt\tmaster\tarchitecture\t\t'],
])('leaves out %s, and counts it', (_, row) => {
  const { read: all, rejected, universities } = read(row, 'beta\tin\tbachelor\tlaw\t\t')
  expect(universities).toEqual({ beta: { bachelor: 'law' } })
  expect(all).toBe(2)
  expect(Object.values(rejected)).toEqual([1])
})

it('keeps medicine in Canada, which is entered after a bachelor’s, and no language where few knew it', () => {
  expect(read('alpha\tca\tmaster\tmedicine\t\t', 'beta\tcn\tmaster\tlaw\t\tlaw').universities).toEqual({
    alpha: { master: 'medicine' },
    beta: { master: 'law' },
  })
})
