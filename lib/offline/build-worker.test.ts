import { buildWorker } from './build-worker'

const versions = {
  universities: 'aaa111',
  scholarships: 'bbb222',
  matcher: 'ccc333',
  programmes: 'ddd444',
  choice: 'eee555',
}

it('is one script that knows the catalogues it was deployed with', async () => {
  const script = await buildWorker({ isOn: true, versions })
  expect(script).toContain('aaa111')
  expect(script).toContain('meridian-pages')
  expect(script).not.toMatch(/\bimport\s|process\.env|CATALOGUE_VERSIONS/)
})

it('removes itself and what was saved when it is off', async () => {
  const script = await buildWorker({ isOn: false, versions })
  expect(script).toContain('unregister')
  expect(script).not.toContain('meridian-pages')
})
