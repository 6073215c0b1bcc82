import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OfflineOffer } from './offline-offer'

let path = '/universities'
jest.mock('next/navigation', () => ({ usePathname: () => path }))
const keeper = { isKept: jest.fn(), keepForOffline: jest.fn() }
jest.mock('./keep-offline', () => ({
  isKept: () => keeper.isKept() as Promise<boolean>,
  keepForOffline: () => keeper.keepForOffline() as Promise<boolean>,
}))

beforeEach(() => {
  path = '/universities'
  keeper.isKept.mockReset().mockResolvedValue(false)
  keeper.keepForOffline.mockReset().mockResolvedValue(true)
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } })
})
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

const offer = () => screen.queryByRole('button', { name: /^Keep / })

test('offers to keep the page with its weight, keeps it when it is pressed, and says so', async () => {
  render(<OfflineOffer />)
  expect(offer()).toHaveAccessibleName('Keep this list for offline, 1 MB')
  expect(keeper.keepForOffline).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('Kept on this device: this list opens without a connection.')).toBeVisible()
  expect(offer()).toBeNull()
})

test('says when something could not be saved, and offers it again', async () => {
  keeper.keepForOffline.mockResolvedValue(false)
  render(<OfflineOffer />)
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText(/^Not everything could be saved/)).toBeVisible()
  expect(offer()).toBeEnabled()
})

test('says that a page is kept already', async () => {
  path = '/plan'
  keeper.isKept.mockResolvedValue(true)
  render(<OfflineOffer />)
  expect(await screen.findByText('Kept on this device: my plan opens without a connection.')).toBeVisible()
})

test('offers nothing where nothing can be kept', () => {
  path = '/scraper'
  const { rerender } = render(<OfflineOffer />)
  expect(offer()).toBeNull()
  path = '/about'
  Reflect.deleteProperty(navigator, 'serviceWorker')
  rerender(<OfflineOffer />)
  expect(offer()).toBeNull()
})
