import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { translatePage } from '@/tests/setup/translate'
import { Island } from './island'

// React prints each error that it hands to a boundary; `forgive` takes those back.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))
const forgive = () => jest.mocked(console.error).mockClear()

/** The fault that the lint rule keeps out: React fails to remove the text when a translator has replaced it. */
const words = ['open', 'closed'] as const
function Fragile() {
  const [at, setAt] = useState(0)
  return (
    <button onClick={() => setAt(at + 1)}>
      <b>Now</b>
      {at === 0 && words[0]}
    </button>
  )
}

it('is drawn anew where a translator has moved its nodes, and the rest of the page stays', async () => {
  render(
    <>
      <input aria-label="typed" />
      <Island>
        <Fragile />
      </Island>
    </>,
  )
  const end = translatePage()
  await userEvent.type(screen.getByLabelText('typed'), 'kept')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Nowopen'))
  expect(screen.getByLabelText('typed')).toHaveValue('kept')
  expect(console.error).toHaveBeenCalled()
  forgive()
  end()
})

it('says so where it breaks each time, and can be tried again', async () => {
  let isBroken = true
  function Part() {
    if (isBroken) throw new Error('broken')
    return <p>Whole again</p>
  }
  render(
    <Island>
      <Part />
    </Island>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page broke.')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Whole again')).toBeVisible()
  forgive()
})
