import { holdHeight } from './hold-height'

it('keeps the height until the change is done, and lets go of it then', async () => {
  const element = document.createElement('div')
  Object.defineProperty(element, 'offsetHeight', { value: 900 })
  let finish = () => {}
  const done = new Promise<void>((resolve) => (finish = resolve))
  holdHeight(element, done)
  expect(element).toHaveStyle({ minHeight: '900px' })
  finish()
  await done
  await Promise.resolve()
  expect(element.style.minHeight).toBe('')
})

it('does nothing without an element', () => {
  expect(() => holdHeight(null, Promise.resolve())).not.toThrow()
})
