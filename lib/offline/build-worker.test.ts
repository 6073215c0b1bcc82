import { buildWorker } from './build-worker'

const version = 'aaa111'

it('is one script that knows the catalogue it was deployed with', async () => {
  const script = await buildWorker({ isOn: true, version })
  expect(script).toContain('aaa111')
  expect(script).toContain('meridian-pages')
  expect(script).not.toMatch(/\bimport\s|process\.env/)
})

it('removes itself and what was saved when it is off', async () => {
  const script = await buildWorker({ isOn: false, version })
  expect(script).toContain('unregister')
  expect(script).not.toContain('meridian-pages')
})
