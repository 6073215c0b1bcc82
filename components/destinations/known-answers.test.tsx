import { render, screen } from '@testing-library/react'
import { countAnswers } from '@/lib/universities/coverage'
import { aDestination } from '@/tests/fixtures/a-destination'
import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { KnownAnswers } from './known-answers'

const universities = [aUniversity(), aBasicUniversity(), aBasicUniversity(), aBasicUniversity()]

function show() {
  return render(
    <KnownAnswers destination={aDestination({ universities, answers: countAnswers(universities) })} />,
  )
}

test('each answer says how many of the universities have it', () => {
  show()
  const [fee] = screen.getAllByRole('listitem')
  expect(fee).toHaveTextContent('Official fee for students from abroad, bachelor’s: 0 of 4')
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('Number of students: 1 of 4')
  expect(screen.getByText(/^How many of the universities in the Netherlands/)).toBeVisible()
})

test('a bar is as long as its share', () => {
  const { container } = show()
  const last = [...container.querySelectorAll('svg')].at(-1)
  expect(last).toHaveAttribute('viewBox', '0 0 4 1')
  expect([...(last?.children ?? [])].map((bar) => bar.getAttribute('width'))).toEqual(['4', '1'])
})

test('they are folded below their number', () => {
  show()
  expect(screen.getByText(/^\d+ answers$/).closest('details')).not.toHaveAttribute('open')
})
