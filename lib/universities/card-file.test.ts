import { aRow } from '@/tests/fixtures/a-row'
import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { NOT_REPORTED } from '../text/not-reported'
import { toCard } from './card'
import { decodeCard, encodeCards } from './card-file'
import { toRow } from './row'

const universities = [
  aUniversity({ logo: '🎓', nation: 'scotland', groups: ['russell-group'] }),
  aUniversity({ id: 'estimated', studentDefinition: 'full-time-equivalent', internationalPercent: null }),
  aBasicUniversity({ id: 'bare', name: 'Bare' }),
  aBasicUniversity({ id: 'some', name: 'Some', studentPopulation: 0, establishedYear: 1901 }),
]
const rows = universities.map((university) => toRow(university, 0))
const cards = universities.map((university) => toCard(university))

/** Through JSON, as a browser gets it. */
const file = JSON.parse(JSON.stringify(encodeCards(cards, rows))) as ReturnType<typeof encodeCards>

describe('the file of cards', () => {
  it('gives back every card', () => {
    expect(rows.map((row, at) => decodeCard(row, file[at] ?? null))).toEqual(cards)
  })

  it('holds of each card only what its row does not tell', () => {
    expect(file[2]).toEqual({})
    expect(file[3]).toEqual({ established: '1901' })
    expect(file[0]).not.toHaveProperty('name')
    expect(file[0]).not.toHaveProperty('students')
  })
})

describe('a card before the file is there', () => {
  it('shows what its row knows and invents nothing', () => {
    const row = aRow({
      name: 'Université d’Été',
      location: 'Nice',
      isFull: true,
      students: 12_000,
      acceptance: 7.5,
    })
    expect(decodeCard(row, null)).toMatchObject({
      id: row.id,
      name: 'Université d’Été',
      location: 'Nice',
      countryCode: 'fr',
      country: 'France',
      isFull: true,
      students: '12,000',
      acceptance: '7.5%',
      tuition: null,
      rank: null,
    })
  })

  it('leaves open what no row holds, instead of calling it unreported', () => {
    expect(decodeCard(aRow(), null)).toMatchObject({
      established: '…',
      students: NOT_REPORTED,
      international: '…',
    })
  })

  it('leaves it empty where the file cannot be loaded', () => {
    expect(decodeCard(aRow(), null, true)).toMatchObject({ established: '', international: '' })
  })

  it('calls it unreported once the file says nothing of it', () => {
    expect(decodeCard(aRow(), {})).toMatchObject({ established: NOT_REPORTED, international: NOT_REPORTED })
  })
})
