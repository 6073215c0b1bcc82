import { act } from '@testing-library/react'
import { PROFILE_KEY } from '@/lib/device/profile-entry'
import { readCurrency } from '@/lib/money/chosen-currency'
import { hydrateAfter } from '@/tests/setup/hydrate'
import { KeptAnswers } from './kept-answers'

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }))

beforeEach(() => localStorage.removeItem(PROFILE_KEY))
afterEach(() => document.body.replaceChildren())

/** A visit to a form whose currency is another than the server sent before the script runs. */
async function visit(type: NavigationTimingType) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  await act(async () => {
    hydrateAfter(
      <form>
        <select name="currency" defaultValue="USD">
          <option>USD</option>
          <option>NGN</option>
        </select>
        <KeptAnswers />
      </form>,
      (html) => {
        html.querySelector('select')!.value = 'NGN'
      },
    )
  })
}

test('keeps a currency that was chosen before the script came', async () => {
  await visit('navigate')
  expect(readCurrency()).toBe('NGN')
})

test.each(['back_forward', 'reload'] as const)(
  'keeps no currency again that the browser restored (%s): the profile may have been cleared since',
  async (type) => {
    await visit(type)
    expect(readCurrency()).toBeNull()
  },
)
