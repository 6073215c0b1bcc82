import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EraseData } from './erase-data'

const press = async () => {
  render(<EraseData />)
  await userEvent.click(screen.getByRole('button', { name: 'Erase everything kept in this browser' }))
}

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('deletes the site’s own entries, leaves others alone, and says what it deleted', async () => {
  localStorage.setItem('meridian-theme', 'dark')
  localStorage.setItem('firecrawl_api_key', 'fc-x')
  localStorage.setItem('theme', 'of another program')
  sessionStorage.setItem('meridian-scraper-jobs', '{}')
  await press()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Erased: the theme you chose, the key of the crawling service and the list of your crawls.',
  )
  expect(Object.keys(localStorage)).toEqual(['theme'])
  expect(sessionStorage).toHaveLength(0)
})

test('says so when there is nothing to erase', async () => {
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('There was nothing to erase')
})

test('stops the site’s own service worker, and no other', async () => {
  const aWorker = (scriptURL: string) => ({
    active: { scriptURL, postMessage: jest.fn() },
    unregister: jest.fn(async () => true),
  })
  const own = aWorker('https://meridian.example/sw.js')
  const other = aWorker('https://meridian.example/other.js')
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: async () => [own, other] },
  })
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('There was nothing to erase')
  expect(own.active.postMessage).toHaveBeenCalledWith({ type: 'forget' })
  expect(own.unregister).toHaveBeenCalled()
  expect(other.unregister).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('deletes the site’s own caches', async () => {
  const names = new Set(['meridian-pages-v1', 'another'])
  Object.defineProperty(window, 'caches', {
    configurable: true,
    value: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
  })
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('pages kept for reading offline')
  expect([...names]).toEqual(['another'])
  Reflect.deleteProperty(window, 'caches')
})
