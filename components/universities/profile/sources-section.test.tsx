import { render, screen, within } from '@testing-library/react'
import { citeSources } from '@/lib/universities/record/provenance'
import { aSource } from '@/tests/fixtures/a-source'
import { aUniversity } from '@/tests/fixtures/a-university'
import { SourcesSection } from './sources-section'

it('lists each source with licence, date and what it stands for, and then what no source stands for', () => {
  const university = aUniversity()
  render(
    <SourcesSection
      university={university}
      sources={citeSources(university, () => aSource({ note: 'Kept by volunteers.' }))}
    />,
  )
  const [register, statistics, editorial] = screen.getAllByRole('listitem').map((item) => within(item))
  expect(register?.getByRole('link', { name: /^Register of Universities/ })).toHaveAttribute(
    'href',
    'https://register.example.org/1',
  )
  expect(register?.getByText('Example Registry, 2025 · CC0 1.0 · checked on 21 November 2026')).toBeVisible()
  expect(register?.getByText('Used for: name, country, place, year of foundation.')).toBeVisible()
  expect(statistics?.getByText('Kept by volunteers.')).toBeVisible()
  expect(editorial?.getByRole('heading')).toHaveTextContent('Written from general knowledge in November 2026')
  expect(editorial?.getByText(/description, domestic tuition, programmes/)).toBeVisible()
})

it('shows a source without an address as text', () => {
  const university = aUniversity({ editorial: null })
  const [, statistics] = university.sources
  render(
    <SourcesSection
      university={university}
      sources={citeSources({ ...university, sources: statistics ? [statistics] : [] }, () =>
        aSource({ url: null }),
      )}
    />,
  )
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
