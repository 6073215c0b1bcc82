import { render, screen } from '@testing-library/react'
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
