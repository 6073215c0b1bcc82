import type { Options } from 'nuqs'
import { typeIntoAddress } from './type-into-address'

const write = jest.fn<Promise<void>, [Options]>()
let hasPaused: () => void
const link = document.createElement('a')
const label = document.createElement('b')

beforeEach(() => {
  write.mockReset()
  write.mockReturnValueOnce(new Promise((resolve) => (hasPaused = resolve)))
  write.mockResolvedValue()
  window.history.replaceState(null, '', '/universities')
  link.href = '/about'
  link.append(label)
  // jsdom can't navigate.
  link.onclick = (event) => event.preventDefault()
  document.body.replaceChildren(link)
})

it('lets the address wait for a pause', () => {
  typeIntoAddress(write, () => '/universities?search=law')
  expect(write.mock.calls).toEqual([
    [{ history: 'replace', limitUrlUpdates: { method: 'debounce', timeMs: 300 } }],
  ])
  expect(window.location.search).toBe('')
})

it('writes the address before a link is followed within the pause, and then no more', () => {
  typeIntoAddress(write, () => '/universities?search=law')
  link.addEventListener('click', () => expect(window.location.search).toBe('?search=law'), { once: true })
  label.click()
  expect(window.location.search).toBe('?search=law')
  expect(write).toHaveBeenLastCalledWith({ limitUrlUpdates: { method: 'throttle', timeMs: Infinity } })
  label.click()
  expect(write).toHaveBeenCalledTimes(2)
})

it('writes only what was typed last', () => {
  typeIntoAddress(write, () => '/universities?search=la')
  typeIntoAddress(write, () => '/universities?search=law')
  link.click()
  expect(window.location.search).toBe('?search=law')
  expect(write).toHaveBeenCalledTimes(3)
})

it('leaves other clicks alone, and links after the pause', async () => {
  typeIntoAddress(write, () => '/universities?search=law')
  document.body.click()
  hasPaused()
  await new Promise((resolve) => setTimeout(resolve))
  link.click()
  expect(write).toHaveBeenCalledTimes(1)
})
