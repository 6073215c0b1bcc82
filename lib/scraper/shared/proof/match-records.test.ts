import type { KnownRecord } from '../answers'
import type { OurValue } from './compare-fields'
import { foldProgrammes } from './fold-programmes'
import { foldPages } from './fold-record'
import { matchAward, matchProgramme, sumUp } from './match-records'

const value = (field: OurValue['field'], ...texts: string[]): OurValue => ({
  field,
  texts,
  fee: null,
  checkedOn: null,
})
const programme = (id: string, level: string, ...names: string[]): KnownRecord => ({
  id,
  name: names[0] ?? '',
  values: [value('name', ...names), value('level', level)],
})
const OURS = [
  programme('law-b', 'bachelor', 'Jus', 'Law'),
  programme('law-m', 'master', 'Law'),
  programme('art', 'bachelor', 'Art'),
  programme('agri', 'bachelor', 'Bachelor of Agriculture'),
  programme('sea', 'master', 'Master of Science in Marine Biology'),
]
const said = (text: string) => ({ value: text, quote: text })
const read = (name: string, level: string) =>
  foldProgrammes([
    {
      url: 'https://a.example/',
      title: null,
      markdown: `${name} ${level}`,
      record: { programmes: [{ name: said(name), level: said(level) }] },
    },
  ])

test.each([
  ['Law (LLM)', 'Master’s', 'law-m'],
  ['LAW', 'Bachelor’s', 'law-b'],
  ['Law', 'a course', 'law-b'],
  ['Art', 'PhD', undefined],
  ['Agriculture', 'Bachelor’s', 'agri'],
  ['MSc Marine Biology', 'a course', 'sea'],
  ['Marine Biology (Ocean)', 'Master’s', undefined],
  ['Physics', 'Bachelor’s', undefined],
])('%s, %s', (name, level, id) => {
  const [found] = read(name, level)
  expect(found && matchProgramme(found, OURS)?.id).toBe(id)
})

test('an award is ours where its name is on the page', () => {
  const fields = (markdown: string) =>
    foldPages(
      [{ url: 'https://a.example/', title: null, markdown, record: { name: [said('Fjord Scholarships')] } }],
      null,
      'scholarship',
    )
  const ours = [{ id: 'fjord', name: 'Fjord Scholarship (Norway)', values: [] }]
  expect(matchAward(fields('The Fjord Scholarships'), ours)?.id).toBe('fjord')
  expect(matchAward(fields('Nothing'), ours)).toBeNull()
})

test('a record differs where one field does', () => {
  const [ours] = OURS
  const same = { field: 'name', comparison: 'same', ours: null } as const
  expect(sumUp([same], null)).toBe('new')
  expect(sumUp([same], ours ?? null)).toBe('same')
  expect(sumUp([same, { ...same, comparison: 'differs' }], ours ?? null)).toBe('differs')
})
