import { aRow } from '@/tests/fixtures/a-row'
import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { NOT_REPORTED } from '../text/not-reported'
import { toCard } from './card'
import { decodeCard, encodeCards, readCardFile, writeCardFile, type CardFile } from './card-file'
import { toRow } from './row'

const universities = [
  aUniversity({ logo: '🎓', nation: 'scotland', groups: ['russell-group'] }),
  aUniversity({ id: 'estimated', studentDefinition: 'full-time-equivalent', internationalPercent: null }),
  aBasicUniversity({ id: 'bare', name: 'Bare' }),
  aBasicUniversity({ id: 'some', name: 'Some', studentPopulation: 0, establishedYear: 1901 }),
]
const rows = universities.map((university) => toRow(university, 0))
const cards = universities.map((university) => toCard(university))

const bytesOf = (words: string) => new TextEncoder().encode(words).buffer
const text = writeCardFile(encodeCards(cards, rows))
const file = JSON.parse(text) as CardFile

describe('the file of cards', () => {
  it('gives back every card, read whole or by its position', () => {
    const extraAt = readCardFile(bytesOf(text))
    expect(rows.map((row, at) => decodeCard(row, file[at] ?? null))).toEqual(cards)
    expect(rows.map((row, at) => decodeCard(row, extraAt(at)))).toEqual(cards)
    expect([extraAt(-1), extraAt(rows.length)]).toEqual([null, null])
  })

  it('keeps lines within a text apart from those of the file', () => {
    const odd = [{ description: 'Śląska,\ntwo],' }, {}, { logo: ',\\n' }]
    const extraAt = readCardFile(bytesOf(writeCardFile(odd)))
    expect(odd.map((_, at) => extraAt(at))).toEqual(odd)
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
