import { fireEvent, render, screen } from '@testing-library/react'
import { HeroSearch } from './hero-search'

const submit = (text: string) => {
  render(<HeroSearch />)
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search universities' }), {
    target: { value: text },
  })
  const event = new Event('submit', { bubbles: true, cancelable: true })
  fireEvent(screen.getByRole('search'), event)
  return event
}

test('text is sent to the list of universities', () => {
  expect(submit('delft').defaultPrevented).toBe(false)
  expect(screen.getByRole('search')).toHaveAttribute('action', '/universities')
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'search')
})

test.each(['', '   '])('blank text (%j) does nothing', (text) => {
  expect(submit(text).defaultPrevented).toBe(true)
})
