import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { LatePart } from './late-part'

it('waits alone for what appears after the page has loaded', async () => {
  const Part = lazy(async () => ({ default: () => <p>part</p> }))
  render(
    <>
      <h1>page</h1>
      <LatePart>
        <Part />
      </LatePart>
    </>,
  )
  expect(screen.getByRole('heading')).toBeInTheDocument()
  expect(await screen.findByText('part')).toBeInTheDocument()
})
