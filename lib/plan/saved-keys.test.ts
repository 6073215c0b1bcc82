/** @jest-environment jsdom */
import { getSavedKeys, PLAN_KEY, subscribeToSavedKeys, setSavedKeys } from './saved-keys'

const store = (items: object[]) =>
  localStorage.setItem(PLAN_KEY, JSON.stringify({ state: { plan: { items }, stamps: {} }, version: 1 }))
const change = () => dispatchEvent(new StorageEvent('storage', { key: PLAN_KEY }))

test('the keys are read from storage, and again when another tab changes it, until the plan itself tells them', () => {
  const onChange = jest.fn()
  const stop = subscribeToSavedKeys(onChange)
  expect(getSavedKeys()).toEqual([])
  store([{ kind: 'award', id: 'chevening' }])
  change()
  expect(getSavedKeys()).toEqual(['award:chevening'])
  localStorage.setItem(PLAN_KEY, '{"state":')
  change()
  expect(getSavedKeys()).toEqual([])
  setSavedKeys(['university:mit'])
  store([])
  change()
  expect(getSavedKeys()).toEqual(['university:mit'])
  expect(onChange).toHaveBeenCalledTimes(3)
  stop()
  setSavedKeys([])
  expect(onChange).toHaveBeenCalledTimes(3)
})
