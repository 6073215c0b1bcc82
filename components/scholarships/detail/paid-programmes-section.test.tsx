import { render, screen } from '@testing-library/react'
import type { PaidProgrammes } from '@/lib/programmes/page/queries'
import { aProgramme } from '@/tests/fixtures/a-programme'
import { PaidProgrammesSection } from './paid-programmes-section'

const paid = (fields: Partial<PaidProgrammes> = {}): PaidProgrammes => ({
  count: 1_234,
  universities: 38,
  levels: ['bachelor', 'master'],
  subjects: null,
  countries: ['au'],
  universityIds: [],
  names: {},
  examples: [],
  ...fields,
})

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('counts what fits and leads to the list of each level', () => {
  render(<PaidProgrammesSection paid={paid()} />)
  expect(screen.getByText(/^1,234 courses, degrees and subjects at 38 universities fit/)).toBeInTheDocument()
  expect(hrefs()).toEqual(['/programmes?country=au', '/programmes?level=master&country=au'])
})

it('leads to the subjects that it pays for', () => {
  render(
    <PaidProgrammesSection paid={paid({ levels: ['master'], subjects: [{ slug: 'law', name: 'Law' }] })} />,
  )
  expect(hrefs()).toEqual(['/programmes?subject=law&level=master&country=au'])
})

it('leads to the programmes of the universities that it is tied to, and shows examples', () => {
  const programme = aProgramme({ universityId: 'beta' })
  const university = { id: 'beta', name: 'Beta', countryCode: 'au', country: 'Australia' }
  render(
    <PaidProgrammesSection
      paid={paid({
        universityIds: ['alpha', 'beta'],
        names: { alpha: 'Alpha', beta: 'Beta' },
        examples: [{ programme, university }],
      })}
    />,
  )
  expect(hrefs()).toEqual([
    '/programmes/beta/register-1',
    '/universities/alpha/programmes',
    '/universities/beta/programmes',
  ])
})
