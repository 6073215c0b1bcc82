import { aRow } from '@/tests/fixtures/a-row'
import { NOT_REPORTED } from '../text/not-reported'
import { provisionalCard } from './provisional-card'

it('shows what the index knows and invents nothing', () => {
  const row = aRow({
    name: 'Université d’Été',
    location: 'Nice',
    isFull: true,
    students: 12_000,
    acceptance: 7.5,
  })
  expect(provisionalCard(row)).toMatchObject({
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

it('leaves open what the index does not hold, instead of calling it unreported', () => {
  expect(provisionalCard(aRow())).toMatchObject({
    established: '…',
    students: NOT_REPORTED,
    international: '…',
  })
})
