import { toAllowedRequest } from './allowed-request'

const FIELDS = { url: 'http://127.0.0.1:8080/', urls: '', query: '', source: 'site', limit: 0 } as const
const answer = (allowsPrivate: boolean) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ allowsPrivate }))

test('a public address asks nobody', async () => {
  const asked = answer(false)
  await toAllowedRequest('crawl', { ...FIELDS, url: 'https://a.example.com/' })
  expect(asked).not.toHaveBeenCalled()
})

test('a private address goes through where the site was set up for it, and nowhere else (issue 19, 9)', async () => {
  answer(false)
  await expect(toAllowedRequest('crawl', FIELDS)).rejects.toThrow('not on the public internet')
  answer(true)
  await expect(toAllowedRequest('crawl', FIELDS)).resolves.toMatchObject({ body: { url: FIELDS.url } })
})

test('a site that does not say refuses it', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  await expect(toAllowedRequest('crawl', FIELDS)).rejects.toThrow('not on the public internet')
})
