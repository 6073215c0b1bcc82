import { render, screen } from '@testing-library/react'
import { OwnPage } from './own-page'

jest.mock('next/navigation', () => ({ usePathname: () => '/universities/added-1' }))

it('says at once that the university is not here where this browser keeps none', () => {
  render(<OwnPage />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('is not in this browser')
})
