import { expect } from '@playwright/test'
import { expectFit, miss, see, seeAddress, test } from './fixtures'
import type { Target, Visitor } from './visitor'

const NARROW = 768
const main: Target = { role: 'main' }
const resultsFrom = (range: string): Target => ({
  role: 'heading',
  name: new RegExp(`^Results: ${range} of `),
})
const cardNames = (visitor: Visitor) => visitor.texts({ role: 'heading', level: 3, within: main })
const open = async (visitor: Visitor, path: string, sight: Target) => {
  await visitor.open(path)
  await see(visitor, sight)
  await expectFit(visitor)
}

test('list: the results of the server, and the next page', async ({ visitor }) => {
  await open(visitor, '/universities', resultsFrom('1-9'))
  expect(await visitor.texts({ role: 'article', within: main })).toHaveLength(9)
  await visitor.click({ role: 'link', name: 'Next' })
  await seeAddress(visitor, '/universities?page=2')
  await see(visitor, resultsFrom('10-18'))
})

test('typing: results follow the keys', async ({ visitor }) => {
  await open(visitor, '/universities', resultsFrom('1-9'))
  await visitor.type({ role: 'searchbox', name: 'Search' }, 'eth zurich')
  await seeAddress(visitor, '/universities?search=eth+zurich')
  await expect.poll(() => cardNames(visitor)).toContain('ETH Zurich')
})

test('filter sheet: a region and a filter of "More filters"', async ({ visitor, width }) => {
  const form: Target = { role: 'form', name: 'Filters' }
  await open(visitor, '/universities', resultsFrom('1-9'))
  if (width < NARROW) {
    await miss(visitor, form)
    await visitor.click({ role: 'button', name: 'Filters' })
  }
  await visitor.click({ text: 'Africa', within: form })
  await seeAddress(visitor, '/universities?region=africa')
  await visitor.click({ text: 'More filters', within: form })
  await visitor.click({ text: 'Facilities', within: form })
  await visitor.click({ text: /^Museum/, within: form })
  await seeAddress(visitor, '/universities?region=africa&facilities=museum')
  if (width < NARROW) {
    await visitor.click({ role: 'button', name: /^Show \d+ results?$/ })
    await miss(visitor, form)
  }
  await see(visitor, { role: 'link', name: 'Remove filter: Africa' })
})

test('menu: a group unfolds and leads on', async ({ visitor, width }) => {
  const menu: Target = { role: 'navigation', name: 'Main' }
  const link: Target = { role: 'link', name: 'Living', within: menu }
  await open(visitor, '/universities', resultsFrom('1-9'))
  if (width < NARROW) {
    await miss(visitor, menu)
    await visitor.click({ role: 'button', name: 'Menu' })
  }
  await visitor.click({ role: 'button', name: 'Guides', within: menu })
  await visitor.click(link)
  await seeAddress(visitor, '/guides/living')
  await miss(visitor, link)
})

test('profile and Back: the list is found as it was left', async ({ visitor }) => {
  await open(visitor, '/universities?region=oceania', resultsFrom('1-9'))
  const name = (await cardNames(visitor)).at(-1) ?? ''
  await visitor.click({ role: 'link', name: new RegExp(name), within: main })
  await see(visitor, { role: 'heading', name })
  await see(visitor, { role: 'heading', name: 'Sources and dates' })
  await expectFit(visitor)
  await visitor.back()
  await seeAddress(visitor, '/universities?region=oceania')
  await see(visitor, resultsFrom('1-9'))
  await see(visitor, { role: 'heading', name })
  await expect.poll(() => visitor.run(() => scrollY)).toBeGreaterThan(400)
})

test('compare: three from the list, a fourth from the dialog', async ({ visitor }) => {
  await open(visitor, '/universities?country=au', resultsFrom('1-9'))
  for (const count of [1, 2, 3]) {
    await visitor.click({ role: 'button', name: /^Compare\b/, within: main })
    await see(visitor, { text: new RegExp(`added to the comparison: ${count} of 4`) })
  }
  await visitor.click({ role: 'link', name: 'Compare 3' })
  await see(visitor, { role: 'heading', name: 'University Comparison (3)' })
  await expectFit(visitor)
  await visitor.click({ role: 'button', name: 'Add Universities' })
  const dialog: Target = { role: 'dialog', name: 'Add Universities to Compare' }
  await visitor.type({ role: 'searchbox', within: dialog }, 'eth zurich')
  await visitor.click({ role: 'button', name: 'Add ETH Zurich', within: dialog })
  await miss(visitor, dialog)
  await see(visitor, { role: 'heading', name: 'University Comparison (4)' })
  await seeAddress(visitor, /&compare=[a-z-]+,[a-z-]+,[a-z-]+,eth-zurich$/)
})

test('the United Kingdom: typing finds a city', async ({ visitor }) => {
  await open(visitor, '/uk-universities', { role: 'heading', name: /^UK Universities \(\d{2,} found\)/ })
  await visitor.type({ role: 'searchbox', name: 'Search' }, 'leeds')
  await seeAddress(visitor, '/uk-universities?search=leeds')
  await expect.poll(() => cardNames(visitor)).toContain('University of Leeds')
})

test('matcher: a profile brings matches', async ({ visitor }) => {
  await open(visitor, '/scholarships', { role: 'button', name: 'Find My Scholarships' })
  await visitor.choose({ role: 'combobox', name: /^Degree level/ }, "Master's")
  await visitor.choose({ role: 'combobox', name: /^Field of study/ }, 'Engineering')
  await visitor.type({ role: 'combobox', name: /^Nationality/ }, 'India')
  await visitor.click({ role: 'button', name: 'Find My Scholarships' })
  await see(visitor, { role: 'heading', name: /^Your matches \(\d+\)$/ })
  await see(visitor, { text: /^★ Top 1 Match - Highly Recommended$/ })
  await expectFit(visitor)
})

test('Browse All: an award, and Back', async ({ visitor }) => {
  const heading: Target = { role: 'heading', name: /^All Scholarships \(\d+\)$/ }
  await open(visitor, '/scholarships?tab=browse', heading)
  await visitor.type({ role: 'searchbox', name: 'Search', within: main }, 'clarendon')
  await seeAddress(visitor, '/scholarships?search=clarendon')
  await visitor.click({ role: 'link', name: /^Clarendon/, within: main })
  await seeAddress(visitor, '/scholarships/clarendon')
  await expectFit(visitor)
  await visitor.back()
  await seeAddress(visitor, '/scholarships?search=clarendon')
  await see(visitor, heading)
})

test('plan: what a heart saves stands there, with its cost', async ({ visitor }) => {
  await open(visitor, '/universities/university-of-oxford', { role: 'heading', level: 1 })
  await visitor.click({ role: 'button', name: 'Save University of Oxford to my plan' })
  await see(visitor, { role: 'link', name: /^My plan.*1/ })
  await visitor.click({ role: 'link', name: /^My plan/ })
  await seeAddress(visitor, '/plan')
  await see(visitor, { role: 'link', name: 'University of Oxford', within: main })
  await see(visitor, { text: /for 3 years/, within: main })
  await expectFit(visitor)
})

test('programmes: a subject, and the cost of a degree in a country', async ({ visitor }) => {
  await open(visitor, '/programmes?subject=nursing', resultsFrom('1-20'))
  await visitor.type({ role: 'searchbox', name: 'Search', within: main }, 'leeds')
  await seeAddress(visitor, '/programmes?subject=nursing&search=leeds')
  await expect.poll(() => cardNames(visitor)).not.toContain('Bachelor of Science (Nursing)')
  await open(visitor, '/cost?country=de&level=master', { role: 'heading', level: 1 })
  await visitor.choose({ role: 'combobox', name: 'My currency' }, 'NGN: Nigerian naira')
  await visitor.click({ role: 'button', name: 'What would it cost?' })
  await see(visitor, { text: /NGN [\d,]+/, within: main })
})

test('search everywhere: by keys alone', async ({ visitor }) => {
  await open(visitor, '/about', { role: 'heading' })
  const box: Target = { role: 'combobox', name: 'Search Meridian' }
  await expect(async () => {
    // The key is heard once the page's script runs.
    if ((await visitor.texts(box)).length === 0) await visitor.press('Control+k')
    expect(await visitor.texts(box)).toHaveLength(1)
  }).toPass({ timeout: 20_000, intervals: [500] })
  await visitor.type(box, 'clarendon')
  await see(visitor, { role: 'option', name: /^Clarendon/ })
  await visitor.press('Enter')
  await seeAddress(visitor, '/scholarships/clarendon')
  await miss(visitor, box)
})

test('import: what is pasted is added, and stands in the list', async ({ visitor }) => {
  await open(visitor, '/universities?tab=add', { role: 'heading', name: 'Add More Universities' })
  const isDisabled = () =>
    [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Fill in a short form')
      ?.disabled
  await expect.poll(() => visitor.run(isDisabled), { message: 'the catalogue is there' }).toBe(false)
  await visitor.type({ role: 'textbox', name: 'Or paste JSON or CSV' }, 'name,country\nHarbour University,nl')
  await visitor.click({ role: 'button', name: 'Read it' })
  await visitor.click({ role: 'button', name: /^Add 1 universit/ })
  await see(visitor, { role: 'heading', name: 'Added by you (1)' })
  await visitor.open('/universities?search=harbour')
  await expect.poll(() => cardNames(visitor)).toContain('Harbour University')
})

test('scraper: a key is checked and saved', async ({ visitor }) => {
  await open(visitor, '/scraper', { role: 'heading', name: 'Setup' })
  // A field for passwords has no role.
  await visitor.type({ text: 'Firecrawl API key' }, 'fc-tag=engines')
  await visitor.click({ role: 'button', name: 'Save API Key' })
  await see(visitor, { text: 'API Key Connected' })
  await expectFit(visitor)
})

test('theme: dark is chosen and kept', async ({ visitor }) => {
  const background = () => visitor.run(() => getComputedStyle(document.body).backgroundColor)
  await open(visitor, '/about', { role: 'group', name: 'Theme' })
  const light = await background()
  await visitor.click({ text: 'Dark', within: { role: 'group', name: 'Theme' } })
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await visitor.open('/terms')
  await expect.poll(background).toBe(dark)
})
