import { cardAt } from '@/lib/universities/card'
import { render, screen } from '@testing-library/react'
import { toAddedCard, toUniversities } from '@/lib/import/added-universities'
import { anAddedRecord, anEntry, aReference } from '@/tests/fixtures/added'
import { UniversityCard } from './university-card'

const [university] = toUniversities(
  [
    anEntry({
      record: anAddedRecord({
        website: 'https://harbour.example',
        worldRanking: { rank: 9, label: '9', publisher: null, year: null },
      }),
    }),
  ],
  [],
  aReference(),
)
if (!university) throw new Error('The fixture has a university.')
const card = cardAt(toAddedCard(university), 'bachelor')

describe('the card of a university the visitor added', () => {
  it('says so, opens its page, and can be edited', () => {
    render(<UniversityCard card={card} />)
    expect(screen.getByText('Added by you')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Harbour University' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Harbour University' })).toHaveAttribute(
      'href',
      '/universities/added-1',
    )
    expect(screen.getByRole('link', { name: 'Edit Harbour University' })).toHaveAttribute(
      'href',
      '/universities?tab=add#edit-added-1',
    )
    expect(screen.getByText('#9').parentElement).toHaveTextContent('#9 Global')
    expect(screen.getByTitle('as entered')).toHaveTextContent('#9 Global')
  })

  it('offers no editing in a preview', () => {
    render(<UniversityCard card={card} isPreview />)
    expect(screen.queryByRole('link', { name: /Edit/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Harbour University' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Visit Website/ })).toHaveAttribute(
      'href',
      'https://harbour.example',
    )
  })
})
