import { SITE_HOST } from '../fixtures/firecrawl-site'
import { download, expect, expectNoAxeViolations, test } from './fixtures'
import { aKey, changeKey, chooseMode, openConnected, results, startCrawl, toast } from './scraper'

test('one page is read, the web searched, the pages of a site found and read on, and a bad address refused', async ({
  page,
}) => {
  await openConnected(page, aKey())
  await test.step('an address that is not public is refused before anything is sent', async () => {
    await page.getByLabel('Website URL').fill('http://192.168.0.1/')
    await startCrawl(page)
    await expect(toast(page, 'Error: The address is not on the public internet.')).toBeVisible()
  })
  await test.step('a list of addresses with a bad line names the line', async () => {
    await chooseMode(page, 'Several pages')
    await page.getByLabel('Addresses, one a line').fill('https://university.example.com/\nnonsense')
    await page.getByRole('button', { name: 'Read Pages' }).click()
    await expect(page.getByRole('alert').getByText(/^Error: Line 2: Enter a full address/)).toBeVisible()
  })
  await test.step('one page is read', async () => {
    await chooseMode(page, 'One page')
    await page.getByLabel('Website URL').fill('https://university.example.com/')
    await page.getByRole('button', { name: 'Read Page' }).click()
    await expect(toast(page, 'Page read successfully')).toBeVisible()
    await expect(results(page).getByRole('heading', { name: 'University 1' })).toBeVisible()
  })
  await test.step('the web is searched', async () => {
    await chooseMode(page, 'Search the web')
    await page.getByLabel('What to look for').fill('scholarships in Norway')
    await page.getByRole('button', { name: 'Search', exact: true }).last().click()
    await expect(toast(page, 'Web searched successfully')).toBeVisible()
    await expect(results(page).getByText(/5 entries · 2 credits used/)).toBeVisible()
    await expect(results(page).getByText('Found for scholarships in Norway').first()).toBeVisible()
  })
  await test.step('the pages of a site are found, and read on', async () => {
    await changeKey(page, aKey('pages=5', 'ms=0'))
    await chooseMode(page, 'Find pages')
    await page.getByRole('button', { name: 'Find Pages' }).click()
    await expect(toast(page, 'Pages found successfully')).toBeVisible()
    await expect(results(page).getByText('... and 2 more entries')).toBeVisible()
    await results(page).getByRole('button', { name: 'Read these 5 pages' }).click()
    await expect(page.getByLabel('Addresses, one a line')).toHaveValue(/university\/1\n.*university\/2\n/)
    await page.getByRole('button', { name: 'Read Pages' }).click()
    await expect(toast(page, 'Pages read successfully')).toBeVisible()
    await expect(results(page).getByText(/^5 entries/)).toBeVisible()
  })
})

test('university records of a site become one record with its pages, sent on and downloaded, and a model that is not there is said (issue 34, C)', async ({
  page,
}) => {
  await openConnected(page, aKey('ms=0'))
  await chooseMode(page, 'University records')
  await page.getByLabel('Website URL').fill(`https://${SITE_HOST}/`)
  await page.getByRole('button', { name: 'Read Records' }).click()
  await expect(toast(page, 'University records read successfully')).toBeVisible()
  const fees = results(page).getByRole('group', { name: 'Tuition, international' })
  await expect(fees.getByRole('checkbox', { name: /^€21,500/ }).first()).toBeChecked()
  await expect(fees.getByRole('link', { name: /tuition-fees$/ }).first()).toHaveAttribute('href', /#:~:text=/)
  await expectNoAxeViolations(page)

  await results(page).getByLabel('Country').fill('Norway')
  const file = await download(results(page).getByRole('button', { name: 'Download the record' }))
  expect(JSON.parse(file.text)).toMatchObject([
    {
      name: 'Fjord University',
      admissionRequirements: { applicationDeadline: '15 January (2027)' },
      provenance: expect.arrayContaining([
        expect.objectContaining({ field: 'establishedYear', quote: 'Founded in 1946' }),
      ]),
    },
  ])
  await results(page).getByRole('button', { name: 'Send to Add More Universities' }).click()
  await results(page).getByRole('link', { name: 'Add More Universities' }).click()
  await expect(page.getByRole('heading', { name: 'From your last crawl' })).toBeVisible()
  await expect(page.getByText(/^1 row read: /)).toBeVisible()

  await page.goto('/scraper')
  await changeKey(page, aKey('ms=0', 'pages=2', 'no-model'))
  await chooseMode(page, 'University records')
  await page.getByRole('button', { name: 'Read Records' }).click()
  await expect(
    page.getByRole('alert').getByText(/^Nothing found: Firecrawl’s model found no value/),
  ).toBeVisible()
  await expect(page.getByText(/ · Nothing found$/)).toBeVisible()
})

test('a long job can be left and taken up again, and deep research, records of pages together and an llms.txt are made', async ({
  page,
}) => {
  await openConnected(page, aKey('ms=1000'))
  await test.step('waiting is stopped, and taken up again', async () => {
    await chooseMode(page, 'llms.txt')
    await page.getByRole('button', { name: 'Make llms.txt' }).click()
    await page.getByRole('button', { name: 'Stop waiting' }).click()
    await expect(page.getByRole('button', { name: 'Make llms.txt' })).toBeEnabled()
    await page.getByRole('button', { name: /^Open llms.txt/ }).click()
    await expect(toast(page, 'llms.txt made successfully')).toBeVisible()
  })
  await changeKey(page, aKey('ms=0'))
  await test.step('deep research shows its notice, its answer and its sources', async () => {
    await chooseMode(page, 'Deep research')
    await expect(page.getByText(/calls this function deprecated/)).toBeVisible()
    await page.getByLabel('What to look for').fill('What does studying in Norway cost?')
    await page.getByRole('button', { name: 'Start Research' }).click()
    await expect(toast(page, 'Research finished successfully')).toBeVisible()
    await expect(results(page).getByRole('link', { name: 'https://university.example/fees' })).toBeVisible()
  })
  await test.step('records are read from several pages together', async () => {
    await chooseMode(page, 'University records')
    await page.getByLabel('Up to 10 pages read together').check()
    await expect(page.getByText(/calls extraction over several pages deprecated/)).toBeVisible()
    await page.getByLabel('Addresses, one a line').fill('https://university.example.com/')
    await page.getByRole('button', { name: 'Read Records' }).click()
    await expect(results(page).getByRole('heading', { name: '2 university records' })).toBeVisible()
    await expect(results(page).getByText('The service does not say which page').first()).toBeVisible()
  })
  await test.step('an llms.txt is made and downloaded', async () => {
    await chooseMode(page, 'llms.txt')
    await expect(page.getByText(/calls this function deprecated/)).toBeVisible()
    await page.getByRole('button', { name: 'Make llms.txt' }).click()
    await expect(results(page).getByText('# A university')).toBeVisible()
    const file = await download(results(page).getByRole('button', { name: 'Download llms.txt' }))
    expect(file.name).toBe('llms.txt')
  })
})
