import { render, screen } from '@testing-library/react'
import { StepFigure } from './step-figure'

it('draws each step on one line, with its time in words and the way to what is told of it', () => {
  render(
    <StepFigure
      caption="The way"
      steps={[
        { from: 0, to: 6, when: 'Half a year', text: 'Look', id: 'look' },
        { from: 6, to: 8, when: 'Two months', text: 'Go' },
      ]}
    />,
  )
  expect(screen.getByRole('figure')).toHaveTextContent('The wayLookHalf a yearGoTwo months')
  expect(screen.getByRole('link', { name: 'Look' })).toHaveAttribute('href', '#look')
  const [look, go] = document.querySelectorAll('i')
  expect(look).toHaveStyle({ marginLeft: '0%', width: '75%' })
  expect(go).toHaveStyle({ marginLeft: '75%', width: '25%' })
})
