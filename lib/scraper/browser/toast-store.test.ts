import { closeToast, showError, showToast, useToastStore } from './toast-store'

const texts = () => useToastStore.getState().toasts.map(({ title, text }) => [title, text])

beforeEach(() => {
  jest.useFakeTimers()
  useToastStore.setState({ toasts: [] })
})
afterEach(() => jest.useRealTimers())

test('good news goes by itself, a failure stays until it is closed', () => {
  showToast('good', 'Saved')
  showError('Broken')
  expect(texts()).toEqual([
    [null, 'Saved'],
    ['Error', 'Broken'],
  ])
  jest.advanceTimersByTime(10_000)
  expect(texts()).toEqual([['Error', 'Broken']])
  closeToast(useToastStore.getState().toasts[0]?.id ?? 0)
  expect(texts()).toEqual([])
})

test('at most three are shown', () => {
  for (const text of ['1', '2', '3', '4']) showError(text)
  expect(texts().map(([, text]) => text)).toEqual(['2', '3', '4'])
})
