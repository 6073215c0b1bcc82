import { render, screen } from '@testing-library/react'
import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { ProfileHead } from './profile-head'

it('names the university, its place, its ranks with publisher and year, and its groups', () => {
  const university = aUniversity({ groups: ['russell-group', 'ancient'] })
  render(<ProfileHead university={university} />)
  expect(screen.getByRole('heading', { level: 1, name: 'University of Example' })).toHaveAttribute(
    'translate',
    'no',
  )
  expect(screen.getByText(/^Leiden,/).closest('p')).toHaveTextContent('Leiden, Netherlands')
  expect(screen.getByRole('link', { name: 'Netherlands' })).toHaveAttribute('href', '/resources/countries/nl')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '#120 Global',
    '#3 Netherlands',
    'Russell Group',
    'Ancient university',
  ])
  expect(screen.getByText(/QS World University Rankings 2026/)).toBeVisible()
})

it('opens the university’s site in a new tab that cannot reach back', () => {
  render(<ProfileHead university={aUniversity()} />)
  const link = screen.getByRole('link', { name: /^Visit Website/ })
  expect(link).toHaveAttribute('href', 'https://www.example.edu')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer external')
})

it('lets a local name run in its own direction', () => {
  render(<ProfileHead university={aUniversity({ localName: 'جامعة الملك سعود', countryCode: 'sa' })} />)
  expect(screen.getByText('جامعة الملك سعود')).toHaveAttribute('dir', 'auto')
  expect(screen.getByText('جامعة الملك سعود')).toHaveAttribute('lang', 'ar')
})

it('says what a basic record is, and offers no website that is not known', () => {
  render(<ProfileHead university={aBasicUniversity()} />)
  expect(screen.getByText('Basic record.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Visit Website/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

it('gives the first of its other names, without those that already stand above', () => {
  const names = ['University of Example', 'Voorbeeld', 'UEx', 'B', 'C', 'D', 'E']
  const { container } = render(
    <ProfileHead university={aUniversity({ localName: 'Voorbeeld', aliases: names })} />,
  )
  expect(container).toHaveTextContent('Also known as UEx, B, C, D, E')
})
