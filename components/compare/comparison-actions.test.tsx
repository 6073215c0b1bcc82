import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepAnswer } from '@/lib/device/profile-entry'
import { EMPTY_PLAN } from '@/lib/plan/plan'
import { replacePlan, usePlanStore } from '@/lib/plan/plan-store'
import { aPlace } from '@/tests/fixtures/plans'
import { aCompared } from '@/tests/fixtures/a-compared'
import { hydrateWithInput } from '@/tests/setup/hydrate'
import { ComparisonActions } from './comparison-actions'

const COLUMNS = [aCompared({ id: 'alpha', name: 'Alpha' }), aCompared({ id: 'beta', name: 'Beta' })]

const actions = (onOnlyDifferences: (on: boolean) => void) => (
  <ComparisonActions
    columns={COLUMNS}
    level="bachelor"
    subject={null}
    onlyDifferences={false}
    onOnlyDifferences={onOnlyDifferences}
  />
)

it('takes over "Only differences" where it was switched on before its script came', async () => {
  const onOnlyDifferences = jest.fn()
  await hydrateWithInput(actions(onOnlyDifferences), (html) => {
    const box = html.querySelector('input')
    if (box) box.checked = true
  })
  expect(onOnlyDifferences.mock.calls).toEqual([[true]])
})

it('leaves it off otherwise', () => {
  const onOnlyDifferences = jest.fn()
  render(actions(onOnlyDifferences))
  expect(screen.getByRole('switch', { name: 'Only differences' })).not.toBeChecked()
  expect(onOnlyDifferences).not.toHaveBeenCalledWith(true)
})

it('puts the universities into the plan at the comparison’s level in one tap, and takes those out again', async () => {
  replacePlan({ ...EMPTY_PLAN, items: [aPlace({ id: 'alpha', universityId: 'alpha', note: 'Mine' })] })
  const places = () =>
    usePlanStore.getState().plan.items.map((item) => [item.id, 'level' in item && item.level])
  render(actions(() => {}))
  await userEvent.click(screen.getByRole('button', { name: 'Put all in my plan' }))
  expect(places()).toEqual([
    ['alpha', null],
    ['beta', 'bachelor'],
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Take them out of my plan again' }))
  expect(places()).toEqual([['alpha', null]])
  expect(screen.getByRole('button', { name: 'Put all in my plan' })).toBeInTheDocument()
})

it('copies code with which another site shows the comparison, without what is on this device alone', async () => {
  const user = userEvent.setup()
  const columns = [...COLUMNS, aCompared({ id: 'added-mine', name: 'Mine' })]
  render(
    <ComparisonActions
      columns={columns}
      level="master"
      subject={null}
      onlyDifferences={false}
      onOnlyDifferences={() => {}}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Embed' }))
  expect(await navigator.clipboard.readText()).toContain(
    '<iframe src="http://localhost/embed/compare?compare=alpha,beta&amp;level=master"',
  )
  expect(screen.getByRole('status')).toHaveTextContent('Code to show it on your own page copied.')
})

it('leads to the comparison in plain words, by the kept passport and currency', () => {
  keepAnswer('nationality', 'ng')
  keepAnswer('currency', 'NGN')
  render(actions(() => {}))
  expect(screen.getByRole('link', { name: /^For my family/ })).toHaveAttribute(
    'href',
    '/brief?place=alpha:bachelor,beta:bachelor&passport=ng&currency=NGN',
  )
})
