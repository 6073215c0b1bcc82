import { checkFile } from './check-file'

const problemsOf = (content: unknown) =>
  checkFile(content, ['a-file'], '2026-11-29').map(({ where, message }) => `${where}: ${message}`)

test('a day or a month of reading that is yet to come is a problem wherever it stands', () => {
  const sources = [{ checkedOn: '2026-11-29' }, { checkedOn: '2026-11-30' }]
  expect(problemsOf([{ id: 'an-award', sources, editorial: { month: '2026-12' } }])).toEqual([
    'a-file › an-award › sources › 1 › checkedOn: is 2026-11-30, which is yet to come',
    'a-file › an-award › editorial › month: is 2026-12, which is yet to come',
  ])
  expect(problemsOf({ editions: [{ readOn: '2030-01-01' }], editorialMonth: '2026-11' })).toEqual([
    'a-file › editions › 0 › readOn: is 2030-01-01, which is yet to come',
  ])
  // What may lie ahead, and a month of every year.
  expect(
    problemsOf({ erasmus: { validTo: '2029-12-31' }, closes: { month: 12 }, since: '2027-01-01' }),
  ).toEqual([])
})

test('an id that a list of a file has twice is a problem', () => {
  const [one, two] = [{ id: 'one' }, { id: 'two' }]
  expect(problemsOf([one, two, one])).toEqual(['a-file › one: stands there twice'])
  expect(problemsOf({ scales: [one, two], links: [two, two] })).toEqual([
    'a-file › links › two: stands there twice',
  ])
})
