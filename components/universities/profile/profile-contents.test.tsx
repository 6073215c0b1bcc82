import { render, screen } from '@testing-library/react'
import { aBasicUniversity } from '@/tests/fixtures/a-university'
import { ProfileContents } from './profile-contents'

it('links to the groups that the profile draws, and to no other', () => {
  render(<ProfileContents university={aBasicUniversity({ establishedYear: 1950 })} awards={[]} />)
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#facts',
    '#similar',
    '#sources',
  ])
})
