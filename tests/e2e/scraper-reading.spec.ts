import { SITE_HOST } from '../fixtures/firecrawl-site'
import { download, expect, expectNoAxeViolations, test } from './fixtures'
import { aKey, chooseMode, openConnected, results, toast } from './scraper'

const READ = 'Read a university (recommended)'

test('from an address to an added university whose profile names the pages (issue 19)', async ({ page }) => {
  await openConnected(page, aKey('ms=0', 'credits=940'))
  await chooseMode(page, READ)
  await page.getByLabel('Website URL').fill(`https://${SITE_HOST}/`)
  await page.getByRole('button', { name: 'Find Its Pages' }).click()
  await expect(toast(page, 'Pages found successfully')).toBeVisible()

  // The most useful pages are chosen, the others can be; the price comes first.
  const choice = results(page).getByRole('group', { name: 'Pages to read' })
  await expect(choice.getByRole('checkbox', { name: /tuition-fees/ })).toBeChecked()
  await expect(choice.getByRole('checkbox', { name: /stipendien/ })).toBeChecked()
  await expect(choice.getByRole('checkbox', { name: /privacy/ })).not.toBeChecked()
  await choice.getByRole('checkbox', { name: /costs-of-studying/ }).check()
  await expect(choice.getByRole('checkbox', { name: /frais\.pdf/ })).toBeChecked()
  const price = await results(page)
    .getByText(/^\d+ pages, about \d+ credits; your account has 940\.$/)
    .innerText()
  const [pages, credits] = (price.match(/\d+/g) ?? []).map(Number)
  expect(pages).toBeLessThanOrEqual(12)
  await expectNoAxeViolations(page)
  await results(page)
    .getByRole('button', { name: `Read ${pages} pages` })
    .click()
  await expect(toast(page, 'University read successfully')).toBeVisible()
  await expect(results(page).getByText(`${credits} credits used`)).toBeVisible()

  // Only what is on the page is chosen: nothing that the model invents, and nothing that a page orders it to say.
  const fees = results(page).getByRole('group', { name: 'Tuition, international' })
  await expect(fees.getByRole('checkbox').first()).toBeChecked()
  await expect(fees.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(fees.getByRole('checkbox', { name: /^19 000 € par an/ })).toBeChecked()
  await expect(
    fees.getByText(/^Read as EUR 21,500 a year, for a bachelor’s degree, for international students/),
  ).toBeVisible()
  await expect(fees.getByRole('checkbox', { name: /€20,900 a year/ })).not.toBeChecked()
  await expect(fees.getByRole('checkbox', { name: /€33,000/ })).not.toBeChecked()
  await expect(fees.getByRole('checkbox', { name: /€1 a year/ })).not.toBeChecked()
  await expect(fees.getByText('not on the page')).toHaveCount(2)
  await expect(fees.getByRole('link', { name: /tuition-fees$/ }).first()).toHaveAttribute('href', /#:~:text=/)
  const domestic = results(page).getByRole('group', { name: 'Tuition, domestic' })
  await expect(domestic.getByRole('checkbox', { name: /€1,200/ })).toBeChecked()
  const programmes = results(page).getByRole('group', { name: 'Programmes' })
  await expect(programmes.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expect(programmes.getByRole('checkbox', { name: /Astrology/ })).not.toBeChecked()
  await expect(results(page).getByRole('checkbox', { name: /^15,400/ })).not.toBeChecked()
  await expect(results(page).getByText('quote found, number not in it')).toBeVisible()
  await expectNoAxeViolations(page)

  // The pages of the accepted values are read again, and no other.
  await results(page)
    .getByRole('button', { name: /^Check again: \d+ pages, about \d+ credits$/ })
    .click()
  await expect(
    results(page).getByText(/^Checked again: \d+ values are the same, 0 changed, 0 gone\.$/),
  ).toBeVisible()

  const send = results(page).getByRole('button', { name: 'Send to Add More Universities' })
  await expect(send).toBeDisabled()
  await results(page).getByLabel('Country').fill('Norway')
  const file = await download(results(page).getByRole('button', { name: 'Download the record' }))
  const [record] = JSON.parse(file.text)
  expect(record).toMatchObject({ name: 'Fjord University', country: 'Norway', establishedYear: 1946 })
  expect(JSON.stringify(record)).not.toMatch(/33,000|Astrology|€1 a year|12 %/)

  await send.click()
  await results(page).getByRole('link', { name: 'Add More Universities' }).click()
  await page.getByText('Where the values of Fjord University were read').click()
  await page.getByRole('button', { name: 'Add 1 university' }).click()
  await page.getByRole('link', { name: 'Fjord University' }).first().click()
  await expect(page.getByRole('heading', { name: 'Where it was read' })).toBeVisible()
  await expect(page.getByText('International students €21,500').first()).toBeVisible()
  await expect(
    page.getByRole('link', { name: /fjord-university\.example\.com\/en\/study\/tuition-fees/ }).first(),
  ).toHaveAttribute('href', /#:~:text=/)
  await expect(page.getByText(/read on \d+ \w+ 20\d\d, for 2026\/27/).first()).toBeVisible()

  // The profile leads to another reading of those pages, and of no other.
  await page.getByRole('link', { name: 'Check again' }).click()
  const check = page.getByRole('region', { name: 'Check Fjord University again' })
  await expect(check.getByText(/: \d+ pages, about \d+ credits\.$/)).toBeVisible()
  await check.getByRole('button', { name: 'Check again' }).click()
  await expect(
    results(page).getByText(/^Checked again: 1\d values are the same, 0 changed, 0 gone\.$/),
  ).toBeVisible()
  await expect(results(page).getByLabel('Country')).toHaveValue('Norway')
})

test('a programme list is read with the words beside each programme (issue 19)', async ({ page }) => {
  await openConnected(page, aKey('ms=0'))
  await chooseMode(page, 'Read a programme list')
  await page.getByLabel('Website URL').fill(`https://${SITE_HOST}/en/programmes`)
  await page.getByRole('button', { name: 'Find Its Pages' }).click()
  const choice = results(page).getByRole('group', { name: 'Pages to read' })
  await expect(choice.getByRole('checkbox', { name: /en\/programmes/ })).toBeChecked()
  await results(page)
    .getByRole('button', { name: /^Read \d+ pages?$/ })
    .click()
  await expect(toast(page, 'Programmes read successfully')).toBeVisible()
  const programme = (name: RegExp) => results(page).getByRole('checkbox', { name })
  await expect(programme(/^Marine Biology Master’s · 2 years · €19,000 a year$/)).toBeChecked()
  // Neither the fee of the programme above it, nor a length that its words do not say.
  await expect(programme(/^Law Bachelor’s$/)).toBeChecked()
  await expect(programme(/^Astrology not on the page$/)).not.toBeChecked()
  const file = await download(results(page).getByRole('button', { name: 'Download the programmes' }))
  const { programmes } = JSON.parse(file.text)
  expect(programmes).toHaveLength(3)
  expect(programmes[0]).toMatchObject({
    internationalFee: '€19,000 a year',
    provenance: [{ page: `https://${SITE_HOST}/en/programmes`, isProven: true }, {}, {}, {}],
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a model that is not there is named, and the pages that were paid for can be kept', async ({
    page,
  }) => {
    await openConnected(page, aKey('ms=0', 'pages=3', 'no-model'))
    await chooseMode(page, READ)
    await page.getByLabel('Website URL').fill('https://www.uio.no/english/')
    await page.getByRole('button', { name: 'Find Its Pages' }).click()
    await results(page).getByRole('checkbox').first().check()
    await results(page)
      .getByRole('button', { name: /^Read \d pages?$/ })
      .click()
    await expect(results(page).getByText(/^Firecrawl’s model found no value on these pages/)).toBeVisible()
    await expect(results(page).getByRole('button', { name: 'Download university-pages.json' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
