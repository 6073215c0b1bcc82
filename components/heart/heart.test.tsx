import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { replacePlan, saveItem, usePlanStore } from '@/lib/plan/plan-store'
import { aPlace, OXFORD } from '@/tests/fixtures/plans'
import { EMPTY_PLAN } from '@/lib/plan/plan'
import { Heart } from './heart'
import { HeartButton } from './heart-button'
import { PlanLink } from './plan-link'

const heart = () =>
  screen.getAllByRole('button', { name: 'Save University of Oxford to my plan' })[0] as HTMLElement

afterEach(() => act(() => replacePlan(EMPTY_PLAN)))

it('saves and takes out, and the header counts it', async () => {
  const user = userEvent.setup()
  render(
    <>
      <PlanLink />
      <Heart item={OXFORD} />
      <HeartButton item={OXFORD} />
    </>,
  )
  expect(screen.getByRole('link')).toHaveAccessibleName('My plan')
  await user.click(heart())
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'))
  expect(screen.getByRole('link')).toHaveAccessibleName('My plan 1 saved')
  expect(JSON.parse(localStorage.getItem('meridian-plan') ?? '')).toMatchObject({
    state: {
      plan: { items: [{ kind: 'university', id: 'university-of-oxford', countryCode: 'gb', level: null }] },
    },
    version: 1,
  })
  await user.click(heart())
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'))
  expect(screen.getByRole('link')).toHaveAccessibleName('My plan')
})

it('saves a university at the level of the address', async () => {
  history.replaceState(null, '', '?level=master')
  render(<Heart item={OXFORD} />)
  await userEvent.click(heart())
  await waitFor(() => expect(usePlanStore.getState().plan.items).toMatchObject([{ level: 'master' }]))
  history.replaceState(null, '', '?')
})

it('shows what is saved elsewhere', () => {
  render(<Heart item={OXFORD} />)
  expect(heart()).toHaveAttribute('aria-pressed', 'false')
  act(() => saveItem(aPlace()))
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
})

it('is in the HTML for browsers with script alone', () => {
  expect(renderToString(<Heart item={OXFORD} />)).toMatch(/class="[^"]*\bnoscript:hidden\b/)
})
