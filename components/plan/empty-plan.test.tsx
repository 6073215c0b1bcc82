import { render } from '@testing-library/react'
import { EmptyPlan } from './empty-plan'

it('is drawn before the styles of the plan are loaded, so it needs none of them', () => {
  const { container } = render(<EmptyPlan />)
  const classes = [...container.querySelectorAll('*')].flatMap(({ classList }) => [...classList])
  expect(classes.filter((name) => name.startsWith('plan-'))).toEqual([])
})
