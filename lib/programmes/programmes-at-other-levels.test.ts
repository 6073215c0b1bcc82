import { aProgramme } from '@/tests/fixtures/a-programme'
import { listedLevels, taughtElsewhere } from './programmes-at-other-levels'

const first = (universityId: string, changes = {}) =>
  aProgramme({ universityId, dataset: 'firsts', ...changes })
const all = (universityId: string, changes = {}) => aProgramme({ universityId, dataset: 'every', ...changes })
const isPartial = (dataset: string) => dataset === 'some'
const read = (stated: ReturnType<typeof aProgramme>[], others: ReturnType<typeof aProgramme>[] = []) =>
  taughtElsewhere(stated, 'master', listedLevels([...stated, ...others], isPartial)).map(
    ({ universityId, levels }) => [universityId, levels],
  )

it('names each university once whose register has first degrees alone', () => {
  expect(read([first('alpha'), first('alpha', { title: 'BSc Nursing' }), first('beta')])).toEqual([
    ['alpha', []],
    ['beta', []],
  ])
})

it('leaves out those whose register tells of master’s degrees, even of others', () => {
  const elsewhere = all('gamma', { levels: ['master'], subject: 'law' })
  expect(read([all('alpha')], [elsewhere])).toEqual([])
})

it('keeps those whose register has only some of the master’s degrees', () => {
  const elsewhere = first('alpha', { dataset: 'some', levels: ['master'], subject: 'law' })
  expect(read([first('alpha')], [elsewhere])).toEqual([['alpha', []]])
})

it('leaves out those that state the subject at the level already', () => {
  expect(read([first('alpha'), aProgramme({ universityId: 'alpha', levels: ['master'] })])).toEqual([])
})

it('takes research in a subject for no teaching of it', () => {
  expect(read([first('alpha', { grain: 'research', levels: ['doctorate'] })])).toEqual([])
})

it('concludes nothing from general knowledge of another level, and asks no more where there is one of this', () => {
  const named = first('gamma', { dataset: 'researched' })
  const known = (universityId: string, levels: ('bachelor' | 'master')[]) =>
    aProgramme({ universityId, levels, dataset: 'general-knowledge' })
  const stated = [named, known('alpha', ['bachelor']), first('beta'), known('beta', ['master'])]
  expect(taughtElsewhere(stated, 'master', new Map())).toEqual([])
})

it('keeps nothing of the course at the other level', () => {
  const [row] = taughtElsewhere(
    [first('alpha', { months: 36, url: 'https://a.example' })],
    'master',
    new Map(),
  )
  expect(row).toMatchObject({ title: null, months: null, url: null, hasPage: false, grain: 'subject' })
})
