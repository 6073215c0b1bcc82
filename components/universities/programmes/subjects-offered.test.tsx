import { render, screen } from '@testing-library/react'
import type { UniversityOffer } from '@/lib/programmes/page/queries'
import { SubjectsOffered } from './subjects-offered'

const KNOWN = { kind: 'general-knowledge', year: 'November 2026', source: { publisher: 'Meridian' } }
const REGISTER = { year: '2026', source: { publisher: 'Ministry' } }

const show = (offer: object) =>
  render(
    <SubjectsOffered
      universityId="alpha"
      countryCode="de"
      level="master"
      offer={{ fields: [], subjects: 0, programmes: 0, ...offer } as unknown as UniversityOffer}
    />,
  )

it('counts what sources name, and nothing of general knowledge', () => {
  show({ datasets: [REGISTER, KNOWN], subjects: 12 })
  expect(screen.getByText(/^12 subjects by name, .*, and others by general knowledge/)).toBeVisible()
  expect(screen.getByText('Largest, at universities of the country')).toBeVisible()
  expect(screen.getByText('Ministry, 2026; general knowledge, November 2026')).toBeVisible()
})

it('says what general knowledge is where nothing else names a subject', () => {
  show({ datasets: [KNOWN] })
  expect(
    screen.getByText(/^Among the subjects taught here \(general knowledge, November 2026;/),
  ).toBeVisible()
  expect(screen.getByText('Some, at universities of the country')).toBeVisible()
  expect(screen.queryByText(/0 subjects|register/)).not.toBeInTheDocument()
})
