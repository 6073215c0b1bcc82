import { downloadText } from './download-text'

it.each([
  ['list.csv', 'text/csv;charset=utf-8'],
  ['list.json', 'application/json;charset=utf-8'],
  ['plan.ics', 'text/calendar;charset=utf-8'],
  ['llms.txt', 'text/plain;charset=utf-8'],
])('saves %s as %s, and lets go of it later', (name, type) => {
  jest.useFakeTimers()
  URL.createObjectURL = jest.fn(() => 'blob:a')
  URL.revokeObjectURL = jest.fn()
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
  downloadText(name, 'text')
  expect(saved).toEqual([`${name} blob:a`])
  expect(URL.createObjectURL).toHaveBeenCalledWith(expect.objectContaining({ type, size: 4 }))
  expect(URL.revokeObjectURL).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:a')
  jest.useRealTimers()
})
