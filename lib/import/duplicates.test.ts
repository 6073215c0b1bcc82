import { runAtOnce } from '../steps'
import { findTwins, prepareTwins, type KnownUniversity } from './duplicates'
import { nameForms } from './name-keys'

jest.mock('./name-keys', () => {
  const actual = jest.requireActual<{ nameForms: typeof nameForms }>('./name-keys')
  return { ...actual, nameForms: jest.fn(actual.nameForms) }
})

const known = (fields: Partial<KnownUniversity>): KnownUniversity => ({
  kind: 'catalogue',
  id: 'delft',
  name: 'Delft University of Technology',
  otherNames: [],
  countryCode: 'nl',
  website: 'https://www.tudelft.nl',
  city: 'Delft',
  ...fields,
})
const row = (line: number, name: string, countryCode = 'nl', website: string | null = null) => ({
  at: line - 2,
  line,
  record: { name, countryCode, website },
})

describe('findTwins', () => {
  it('knows the same website, and the same name in the same country', () => {
    expect(
      findTwins(
        [
          row(2, 'TU Delft', 'nl', 'https://tudelft.nl/'),
          row(3, 'DELFT University of Technology'),
          row(4, 'Delft University of Technology', 'us'),
          row(5, 'Leiden', 'nl', 'https://www.tudelft.nl/campus'),
        ],
        [known({})],
      ).map((twin) => twin?.kind ?? null),
    ).toEqual(['catalogue', 'catalogue', null, null])
  })

  it('prefers what the visitor added to the catalogue', () => {
    const [twin] = findTwins(
      [row(2, 'Delft University of Technology')],
      [known({})],
      [known({ kind: 'added', id: 'added-1' })],
    )
    expect(twin).toEqual({ kind: 'added', id: 'added-1', name: 'Delft University of Technology' })
  })

  it('knows a row that repeats an earlier one of the file', () => {
    expect(findTwins([row(2, 'Alpha'), row(9, 'alpha')], [])).toEqual([
      null,
      { kind: 'file', at: 0, line: 2, name: 'Alpha' },
    ])
  })

  it.each([
    ['The Delft University of Technology'],
    ['Technische Universiteit Delft'],
    ['Delft University of Technology (TU Delft)'],
    ['DTU - Delft University of Technology'],
    ['University of Delft (TUD)'],
    ['Delft University of Technology in Delft'],
    ['TUD, Delft University of Technology'],
    ['University of Delft | Technische Universiteit Delft'],
    ['Technische Universitaet Delft'],
    ['Univ. of Arts & Sciences of St. Mary'],
  ])('knows ours by another name: %s', (name) => {
    const otherNames = [
      'Technische Universiteit Delft',
      'TUD',
      'University of Arts and Sciences of Saint Mary',
    ]
    expect(findTwins([row(2, name)], [known({ otherNames })])[0]).toMatchObject({ id: 'delft' })
  })

  it('takes no campus for its university', () => {
    expect(findTwins([row(2, 'Delft University of Technology - Rotterdam')], [known({})])).toEqual([null])
  })

  it('leaves the city out of a name only where no other campus has the rest of it', () => {
    const city = (id: string, place: string) =>
      known({ id, name: `Harbour University ${place}`, city: place })
    const found = (...all: KnownUniversity[]) => findTwins([row(2, 'Harbour University')], all)[0]
    expect(found(city('one', 'Delft'))).toMatchObject({ id: 'one' })
    expect(found(city('one', 'Delft'), city('two', 'Leiden'))).toBeNull()
  })

  it('takes no short form for a name: several universities may share it', () => {
    const otherNames = ['TUD']
    expect(findTwins([row(2, 'University of Twente (TUD)')], [known({ otherNames })])).toEqual([null])
    const two = [known({ otherNames }), known({ id: 'two', name: 'Delft Academy', otherNames })]
    expect(findTwins([row(2, 'Delft School (TUD)')], two)).toEqual([null])
  })

  it('prefers the university whose own name it is', () => {
    const other = known({
      id: 'other',
      name: 'Leiden',
      otherNames: ['Delft University of Technology'],
      website: null,
    })
    expect(findTwins([row(2, 'Delft University of Technology')], [other, known({})])[0]).toMatchObject({
      id: 'delft',
    })
  })
})

test('a review works out names of the countries of its rows alone, in steps before it is shown', () => {
  const catalogue = [
    known({}),
    known({ id: 'harbour', name: 'Harbour University', countryCode: 'de', website: null }),
  ]
  const rows = [row(2, 'TU Delft', 'nl', 'https://tudelft.nl/'), row(3, 'Alpha')]
  const namesWorkedOut = () => jest.mocked(nameForms).mock.calls.map(([name]) => name)
  jest.mocked(nameForms).mockClear()
  runAtOnce(
    prepareTwins(
      rows.map(({ record }) => record),
      catalogue,
    ),
  )
  expect(new Set(namesWorkedOut())).toEqual(new Set(['Delft University of Technology', 'TU Delft', 'Alpha']))
  jest.mocked(nameForms).mockClear()
  expect(findTwins(rows, catalogue)).toMatchObject([{ id: 'delft' }, null])
  expect(namesWorkedOut()).toEqual([])
})
