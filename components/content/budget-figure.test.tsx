import { render, screen } from '@testing-library/react'
import { BudgetFigure } from './budget-figure'

it('tells the whole and each part in words, also of a part that is too narrow for them', () => {
  render(
    <BudgetFigure
      caption="A year"
      sign="£"
      parts={[
        { part: 'once', sum: 100 },
        { part: 'living', sum: 9900 },
      ]}
    />,
  )
  const figure = screen.getByRole('figure')
  expect(figure).toHaveTextContent(/^A year: £10,000/)
  expect(figure).toHaveTextContent(/living £9,900.*once, before you go £100$/)
  const [once, living] = document.querySelectorAll('i')
  expect(once).toHaveStyle({ width: '1%' })
  expect(living).toHaveStyle({ width: '99%' })
})
