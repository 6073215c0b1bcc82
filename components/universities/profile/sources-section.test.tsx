import { render, screen } from '@testing-library/react'
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
  const [register, statistics, editorial] = screen.getAllByRole('listitem')
  expect(screen.getAllByRole('link', { name: /^Register of Universities/ })[0]).toHaveAttribute(
    'href',
    'https://register.example.org/1',
  )
  expect(register).toHaveTextContent(
    'Example Registry, 2025 · CC0 1.0 · checked on 21 November 2026. Used for: name, country, place, year of foundation.',
  )
  expect(statistics).toHaveTextContent('Kept by volunteers.')
  expect(editorial).toHaveTextContent('Written from general knowledge in November 2026')
  expect(editorial).toHaveTextContent(/description, domestic tuition, programmes/)
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

it('prints no day for a source that was not opened', () => {
  const university = aUniversity({ editorial: null })
  const [register] = citeSources(university, () => aSource())
  render(
    <SourcesSection university={university} sources={register ? [{ ...register, checkedOn: null }] : []} />,
  )
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Example Registry, 2025 · CC0 1.0 · the page to check them at. Used for',
  )
})
