import { FRESH_VISIT_SCRIPT } from './fresh-visit'

function runScript(entries: { type: string }[]) {
  const dataset: Record<string, string> = {}
  const performance = { getEntriesByType: (kind: string) => (kind === 'navigation' ? entries : []) }
  new Function('performance', 'document', FRESH_VISIT_SCRIPT)(performance, { documentElement: { dataset } })
  return dataset
}

test('a document opened at its address is marked', () => {
  expect(runScript([{ type: 'navigate' }])).toEqual({ fresh: '' })
})

test.each(['back_forward', 'reload', 'prerender'])('one opened by %s is not', (type) => {
  expect(runScript([{ type }])).toEqual({})
})

test('nor is one of which the browser does not tell', () => {
  expect(runScript([])).toEqual({})
})
