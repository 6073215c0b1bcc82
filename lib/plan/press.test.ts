/** @jest-environment jsdom */
import { forgetPress, hasPresses, keepPress, readPresses, type Press } from './press'

const press = (id: string, isSaved: boolean): Press => ({ item: { kind: 'award', id, name: id }, isSaved })

test('the last press of an item is kept until it is forgotten', () => {
  expect(hasPresses()).toBe(false)
  keepPress(press('rhodes', false))
  keepPress(press('rhodes', true))
  keepPress(press('chevening', false))
  expect(readPresses()).toEqual({
    'award:rhodes': press('rhodes', true),
    'award:chevening': press('chevening', false),
  })
  forgetPress('award:rhodes')
  expect(hasPresses()).toBe(true)
  forgetPress('award:chevening')
  expect(hasPresses()).toBe(false)
})

test('a text that is none of ours says nothing, and goes', () => {
  localStorage.setItem('meridian-plan-pressed', '{"award')
  expect(readPresses()).toEqual({})
  expect(hasPresses()).toBe(false)
})
