import { findTwins, type Known } from './duplicates'

const known = (fields: Partial<Known>): Known => ({
  kind: 'catalogue',
  id: 'delft',
  name: 'Delft University of Technology',
  countryCode: 'nl',
  website: 'https://www.tudelft.nl',
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
      [known({}), known({ kind: 'added', id: 'added-1' })],
    )
    expect(twin).toEqual({ kind: 'added', id: 'added-1', name: 'Delft University of Technology' })
  })

  it('knows a row that repeats an earlier one of the file', () => {
    expect(findTwins([row(2, 'Alpha'), row(9, 'alpha')], [])).toEqual([
      null,
      { kind: 'file', at: 0, line: 2, name: 'Alpha' },
    ])
  })
})
