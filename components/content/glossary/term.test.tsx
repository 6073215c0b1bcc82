import { render, screen } from '@testing-library/react'
import { Term } from './term'

test('is a button that opens the meaning by itself, without script', () => {
  render(
    <p>
      You receive a <Term id="cas">CAS number</Term>.
    </p>,
  )
  const tip = screen.getByText(/Confirmation of Acceptance for Studies/).parentElement
  expect(tip).toHaveAttribute('popover', 'auto')
  expect(screen.getByRole('button', { name: 'CAS number' })).toHaveAttribute('popovertarget', tip?.id)
})

test('says the glossary’s own word where it is given none', () => {
  render(<Term id="gpa" />)
  expect(screen.getByRole('button', { name: 'GPA' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read more', hidden: true })).toHaveAttribute(
    'href',
    '/tests/transcripts',
  )
})

test('throws for a word that the glossary lacks', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Term id="no-such-word" />)).toThrow('no term "no-such-word"')
})
