import { readEnv } from './env'

it('runs with nothing set', () => {
  expect(readEnv({})).toEqual({ SITE_URL: 'http://localhost:3000' })
})

it('takes the production address that Vercel names', () => {
  expect(readEnv({ VERCEL_PROJECT_PRODUCTION_URL: 'meridian.example' }).SITE_URL).toBe(
    'https://meridian.example',
  )
})

it('names the variable that is wrong', () => {
  expect(() => readEnv({ SITE_URL: 'not a url' })).toThrow(/SITE_URL/)
})
