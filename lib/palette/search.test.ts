import { aRow } from '@/tests/fixtures/a-row'
import { aRow as anAward } from '@/tests/fixtures/scholarship'
import { scholarshipEntries, fileEntries, universityEntries } from './entries'
import { searchEntries } from './search'

const UNIVERSITIES = universityEntries([
  aRow({ name: 'Oxford Brookes University', rank: 400, country: 'United Kingdom' }),
  aRow({ name: 'University of Oxford', rank: 4, isFull: true, country: 'United Kingdom' }),
  aRow({ name: 'Universidade de São Paulo', location: 'São Paulo', country: 'Brazil' }),
  aRow({ name: 'Summit University', rank: 1, isFull: true }),
  aRow({
    name: 'Massachusetts Institute of Technology',
    rank: 2,
    text: 'massachusetts institute technology mit',
  }),
])
const AWARDS = scholarshipEntries([
  anAward({ card: { id: 'clarendon', name: 'Clarendon Fund' }, nameKey: 'clarendon fund', text: 'oxford' }),
])
const OTHERS = fileEntries({
  countries: [
    ['br', 'Brazil', 'Brasil', 12],
    ['gb', 'United Kingdom', 'UK,Britain', 1],
  ],
  pages: [['/tests/english', 'English tests', 'IELTS and TOEFL compared']],
  posts: [['/blog/fees', 'How to read a fee page', 'What a fee page leaves out']],
})

const find = (text: string, perKind = 6) =>
  searchEntries([UNIVERSITIES, AWARDS, OTHERS], text, perKind).groups
const labels = (text: string) => find(text).map(({ label, entries }) => [label, entries.map((e) => e.label)])

it('finds nothing for a blank text or one of signs', () => {
  expect(find('  ')).toEqual([])
  expect(find('!?')).toEqual([])
})

it('puts the better known first among those that fit equally well', () => {
  expect(labels('oxford')).toEqual([
    ['Universities', ['University of Oxford', 'Oxford Brookes University']],
    ['Scholarships', ['Clarendon Fund']],
  ])
})

it('puts a whole word, also of an alias, before a part of a name', () => {
  expect(labels('mit')).toEqual([
    ['Universities', ['Massachusetts Institute of Technology', 'Summit University']],
  ])
})

it.each(['sao paulo', 'SÃO PAULO', 'paulo  são', 'sao brazil'])(
  'is blind to accents, case and order: %s',
  (text) => {
    expect(labels(text)[0]).toEqual(['Universities', ['Universidade de São Paulo']])
  },
)

it('wants every word', () => {
  expect(find('oxford brazil')).toEqual([])
})

it('puts the kind with the best hit first: a country before its universities', () => {
  expect(find('brazil').map(({ kind }) => kind)).toEqual(['country', 'university'])
  expect(labels('britain')[0]).toEqual(['Countries', ['United Kingdom']])
})

it('takes another name of a country for a name, before a town of that name', () => {
  const towns = universityEntries([aRow({ name: 'Hope College', location: 'Britain, Michigan' })])
  expect(searchEntries([towns, OTHERS], 'britain', 6).groups.map(({ kind }) => kind)).toEqual([
    'country',
    'university',
  ])
})

it('takes the short form of a country for it, before a university that goes by the same letters', () => {
  const prague = universityEntries([aRow({ name: 'Charles University', names: 'uk' })])
  expect(searchEntries([prague, OTHERS], 'uk', 6).groups.map(({ kind }) => kind)).toEqual([
    'country',
    'university',
  ])
})

it('finds pages by what they are about, and posts by a beginning', () => {
  expect(labels('toefl')).toEqual([['Pages', ['English tests']]])
  expect(labels('fee pa')).toEqual([['Posts', ['How to read a fee page']]])
})

it('shows as many of a kind as asked for, the best', () => {
  expect(find('u', 2)[0]?.entries.map(({ label }) => label)).toEqual([
    'Summit University',
    'University of Oxford',
  ])
})

it('says which text the hits are of, where a word was put right', () => {
  const correct = (word: string) => (word === 'oxfrod' ? 'oxford' : word)
  const { groups, corrected } = searchEntries([UNIVERSITIES], 'oxfrod', 1, correct)
  expect(groups[0]?.entries[0]?.label).toBe('University of Oxford')
  expect(corrected).toBe('oxford')
  expect(searchEntries([UNIVERSITIES], 'oxford', 1, correct).corrected).toBeNull()
  expect(searchEntries([UNIVERSITIES], 'zzz', 1, correct)).toEqual({ groups: [], corrected: null })
})
