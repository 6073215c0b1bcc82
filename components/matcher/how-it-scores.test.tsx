import { render, screen } from '@testing-library/react'
import { HowItScores } from './how-it-scores'

test('says for what points are given, and how many', () => {
  render(<HowItScores />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your level of study is accepted +30',
    'Your field is in its name or description +25',
    'Your country is where it is held +20',
    'It is of the type you chose +15',
    'It is fully funded +10',
    'It is a prestigious award +5',
    'It has a deadline +5',
  ])
  expect(screen.getByText(/up to 100. Only matches above 20 are shown/)).toBeVisible()
})
