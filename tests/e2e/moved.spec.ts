import { comparison, expectColumns } from './compare-pages'
import { expect, test } from './fixtures'

test('the address of a record that was merged leads to its successor for good', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/universities/sruc', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headersArray().filter(({ name }) => name.toLowerCase() === 'location')).toHaveLength(1)
  const successor = await request.get('/universities/sruc?level=master')
  expect(successor.url()).toBe(`${baseURL}/universities/scotlands-rural-college?level=master`)
  expect(await successor.text()).toMatch(/<h1[^>]*>Scotland/)
})

test('the address of a university that is gone leads to the list', async ({ request, baseURL }) => {
  expect((await request.get('/universities/the-gambia-college')).url()).toBe(`${baseURL}/universities`)
})

test('a country’s page is found by the country’s name', async ({ request }) => {
  const answer = await request.get('/resources/countries/germany', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toBe('/resources/countries/de')
  expect((await request.get('/resources/countries/atlantis')).status()).toBe(404)
})

test('a shared comparison with an old id shows the successor', async ({ page }) => {
  await page.goto(comparison('sruc', 'eth-zurich'))
  await expect(page).toHaveURL(comparison('scotlands-rural-college', 'eth-zurich'))
  await expectColumns(page, 'scotlands-rural-college', 'eth-zurich')
})
