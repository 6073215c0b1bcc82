import { whenTouched, whenUsed } from './when-used'

const fire = (...types: string[]) => types.forEach((type) => window.dispatchEvent(new Event(type)))

it('acts once, at the first sign that somebody is at the page', () => {
  const act = jest.fn()
  whenTouched(act)
  fire('load', 'scroll')
  expect(act).not.toHaveBeenCalled()
  fire('pointermove', 'pointerdown', 'keydown')
  expect(act).toHaveBeenCalledTimes(1)
})

it('acts once, when the page is used and not only scrolled by a finger', () => {
  const act = jest.fn()
  whenUsed(act)
  fire('pointermove', 'pointerdown', 'scroll')
  expect(act).not.toHaveBeenCalled()
  fire('click', 'focusin')
  expect(act).toHaveBeenCalledTimes(1)
})

it('does nothing once it is called off', () => {
  const act = jest.fn()
  whenTouched(act)()
  whenUsed(act)()
  fire('pointermove', 'click')
  expect(act).not.toHaveBeenCalled()
})
