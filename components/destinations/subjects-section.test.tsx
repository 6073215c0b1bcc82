import { render, screen } from '@testing-library/react'
import { offeredInCountry } from '@/lib/programmes/page/in-country'
import { getBroadFields, getSubjects } from '@/lib/subjects/queries'
import { aDataset, aProgramme } from '@/tests/fixtures/a-programme'
import { SubjectsSection } from './subjects-section'

const PROGRAMMES = [
  aProgramme(),
  aProgramme({ levels: ['master'] }),
  aProgramme({ universityId: 'beta' }),
  aProgramme({ subject: 'midwifery' }),
  aProgramme({ subject: null }),
]

const fieldsOf = (programmes: typeof PROGRAMMES) =>
  offeredInCountry(programmes, getSubjects(), getBroadFields())

it('counts universities by subject and level, the most first, folded by broad field', () => {
  const { container } = render(
    <SubjectsSection countryCode="au" fields={fieldsOf(PROGRAMMES)} datasets={[aDataset()]} />,
  )
  expect(container.querySelectorAll('details[open]')).toHaveLength(0)
  expect(screen.getByText('Health and welfare')).toBeInTheDocument()
  const items = [...container.querySelectorAll('details:not(.group) li')].map(
    ({ textContent }) => textContent,
  )
  expect(items).toEqual([
    'Nursing2 universities: Bachelor’s 2, Master’s 1',
    'Midwifery1 university: Bachelor’s 1',
  ])
  expect(container.querySelector('details a')).toHaveAttribute(
    'href',
    '/programmes?subject=nursing&country=au',
  )
  expect(screen.getByRole('link', { name: 'search the programmes of the country' })).toHaveAttribute(
    'href',
    '/programmes?country=au',
  )
  expect(screen.getByText(/“Register of courses”, 2025: courses by names of their own\./)).toBeInTheDocument()
})

it('is left out where no source names a subject', () => {
  const { container } = render(<SubjectsSection countryCode="au" fields={fieldsOf([])} datasets={[]} />)
  expect(container).toBeEmptyDOMElement()
})
