import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offeredFields } from '@/lib/programmes/of-university'
import type { UniversityOffer } from '@/lib/programmes/page/queries'
import { getBroadFields, getSubjects } from '@/lib/subjects/queries'
import { aDataset, aProgramme } from '@/tests/fixtures/a-programme'
import { aUniversity } from '@/tests/fixtures/a-university'
import { OfferedPage } from './offered-page'
import { SubjectsOffered } from './subjects-offered'

const PROGRAMMES = [
  aProgramme(),
  aProgramme({
    key: 'register-2',
    title: 'Licence Informatique',
    titleEn: 'Computing',
    subject: 'computer-science',
  }),
  aProgramme({ key: 'register-3', title: 'Master of Laws', subject: 'law', levels: ['master'] }),
  aProgramme({ key: 'register-4', title: 'Fine Art', subject: 'art' }),
  aProgramme({ key: 'register-5', title: 'General Studies', subject: null }),
]

const offer: UniversityOffer = {
  fields: offeredFields(PROGRAMMES, {
    subjects: getSubjects(),
    broadFields: getBroadFields(),
    datasetOf: () => ({ counted: null, listedIn: null, year: '2026' }),
  }),
  datasets: [aDataset()],
  subjects: 4,
  programmes: 5,
}

const show = () => render(<OfferedPage level="bachelor" university={aUniversity()} offer={offer} />)
const openFields = (container: HTMLElement) =>
  [...container.querySelectorAll('#offered > details[open]')].map(
    (fold) => fold.querySelector('h2')?.textContent,
  )

it('lists subjects by broad field, each with its programmes, and those of no subject last', () => {
  const { container } = show()
  expect([...container.querySelectorAll('#offered h2')].map(({ textContent }) => textContent)).toEqual([
    'Arts and humanities',
    'Business, administration and law',
    'Computing and information technology',
    'Health and welfare',
    'Others',
  ])
  expect(container.querySelector('a[href="/programmes?subject=law&level=master"]')).toHaveTextContent('Law')
  expect(container.querySelector('a[href="/programmes/alpha/register-5"]')).toHaveTextContent(
    'General Studies',
  )
})

it('finds by subject and by title in any language, unfolds what is found and folds it again', async () => {
  const { container } = show()
  const field = screen.getByRole('searchbox')
  await userEvent.type(field, 'informatique')
  const status = screen.getByRole('status')
  await waitFor(() => expect(status).toHaveTextContent('1 subject found'))
  expect(openFields(container)).toEqual(['Computing and information technology'])
  await userEvent.type(field, ' nothing')
  await waitFor(() => expect(status).toHaveTextContent('Nothing of that name is known here.'))
  await userEvent.clear(field)
  await waitFor(() => expect(status).toBeEmptyDOMElement())
  expect(openFields(container)).toEqual([])
})

it('shows on a profile how much is named, the largest subjects and the way to all', () => {
  render(<SubjectsOffered level="bachelor" universityId="alpha" countryCode="nl" offer={offer} />)
  const section = screen.getByRole('region', { name: 'Subjects and programmes' })
  expect(section).toHaveTextContent('4 subjects and 5 courses and degrees by name')
  expect(screen.getByRole('link', { name: 'Nursing at universities of the country' })).toHaveAttribute(
    'href',
    '/programmes?subject=nursing&country=nl',
  )
  expect(screen.getByRole('link', { name: 'all of them, by level' })).toHaveAttribute(
    'href',
    '/universities/alpha/programmes',
  )
})
