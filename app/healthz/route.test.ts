import { catalogueVersion } from '@/lib/catalogue-version'
import { GET } from './route'

test('says that the server answers, and from which catalogue, to nobody but the one who asks', async () => {
  const response = GET()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ status: 'ok', catalogue: catalogueVersion() })
})
