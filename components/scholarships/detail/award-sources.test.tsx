import { render, screen } from '@testing-library/react'
import { aScholarship } from '@/tests/fixtures/scholarship'
import { AwardSources } from './award-sources'

const call = { title: 'The call', url: 'https://award.example.org/call' }
const editorial = { month: '2026-11', checkAt: null }

it('says when each source was read, and whether it was a stored copy', () => {
  const notice = { title: 'A notice', url: null, checkedOn: '2026-11' }
  const live = { title: 'The page', url: null, checkedOn: '2026-12-03', isLive: true } as const
  render(
    <AwardSources
      scholarship={aScholarship({ sources: [{ ...call, checkedOn: '2026-11-26' }, notice, live] })}
    />,
  )
  expect(screen.getByText('Read on 26 November 2026 in a stored copy')).toBeVisible()
  expect(screen.getByText('Read in November 2026 in a stored copy')).toBeVisible()
  expect(screen.getByText('Read on 3 December 2026')).toBeVisible()
  expect(screen.queryByText(/general knowledge/)).not.toBeInTheDocument()
})

it('says what was written from general knowledge', () => {
  const award = { basis: 'editorial', confidence: 'medium', editorial } as const
  const { rerender } = render(<AwardSources scholarship={aScholarship(award)} />)
  expect(screen.getByText(/^Written from general knowledge in November 2026/)).toBeVisible()
  rerender(
    <AwardSources
      scholarship={aScholarship({ ...award, sources: [{ ...call, checkedOn: '2026-11-26' }] })}
    />,
  )
  expect(screen.getByText(/^The rest written from general knowledge/)).toBeVisible()
})
