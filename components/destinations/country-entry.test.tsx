import { render, screen } from '@testing-library/react'
import { listEntry, listEntrySources } from '@/lib/destinations/entry'
import { aDestination, NOTHING_NATIONAL } from '@/tests/fixtures/a-destination'
import { anEntryRule } from '@/tests/fixtures/national'
import { CountryEntry } from './country-entry'

const ROWS = [anEntryRule(), anEntryRule({ level: 'master', text: 'English' })]
const ENTRY = {
  lines: listEntry(ROWS),
  sources: listEntrySources(ROWS),
  validFor: '2026/27',
  isUnsure: true,
}
const show = (national: object) =>
  render(<CountryEntry destination={aDestination({ national: { ...NOTHING_NATIONAL, ...national } })} />)

test('each topic names its levels, and one statement says what all of it rests on', () => {
  show({ entry: ENTRY })
  expect(screen.getByRole('term')).toHaveTextContent('Language of teaching')
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Bachelor’s: German',
    'Master’s: English',
  ])
  expect(screen.getByText(/^Probable rules of the country for 2026\/27/)).toHaveTextContent(
    'written from general knowledge',
  )
})

test('nothing stands where nothing is known', () => {
  const { container } = show({})
  expect(container).toBeEmptyDOMElement()
})
