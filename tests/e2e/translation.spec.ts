import type { Page } from '@playwright/test'
import { aPlace, anAward } from '../fixtures/plans'
import { translatePage } from '../fixtures/translator'
import { comparison } from './compare-pages'
import { expect, test } from './fixtures'
import { knowPlan } from './kept'
import { pasteText } from './import-panel'
import { aKey, openConnected, results, startCrawl } from './scraper'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const found = (page: Page) => page.getByRole('status').filter({ hasText: /found$/ })
const search = (page: Page) => page.getByRole('searchbox').first()
const filters = (page: Page) => page.getByRole('form', { name: 'Filters' })

const ITEMS = [
  aPlace({ name: 'University of Leeds', level: 'bachelor' }),
  aPlace({ name: 'ETH Zurich', countryCode: 'ch', level: 'master' }),
  anAward(),
]

/** Opens the page of a walk with what it needs. */
type Open = (page: Page) => Promise<unknown>
type Step = readonly [what: string, act: (page: Page) => Promise<unknown>]
type Walk = {
  at: string
  open?: Open
  isOnPhone?: boolean
  /** Translated before the page's script takes over. */
  isEarly?: boolean
  steps: readonly Step[]
}

/** What a visitor does in a page that the browser translates, and the text that then stands there. */
const WALKS: readonly Walk[] = [
  {
    at: '/universities?country=de',
    steps: [
      [
        'filters are cleared',
        async (page) => {
          await main(page).getByText('Clear Filters').first().click()
          await expect(page).toHaveURL(/universities$/)
        },
      ],
      [
        'a word is typed and taken away',
        async (page) => {
          await search(page).fill('toronto')
          await expect(page.getByRole('heading', { name: 'University of Toronto' })).toBeVisible()
          await search(page).fill('')
          await expect(found(page)).toContainText('universities found')
        },
      ],
      [
        'a region is chosen',
        async (page) => {
          await page.getByRole('radio', { name: /^Africa/ }).check({ force: true })
          await expect(page).toHaveURL(/region=africa/)
        },
      ],
      [
        'a country is chosen in its dialog',
        async (page) => {
          await button(page, /^Country: /).click()
          await page.getByPlaceholder('Type a country').fill('kenya')
          await page.getByRole('option', { name: /^Kenya/ }).click()
          await button(page, 'Done').click()
          await expect(page).toHaveURL(/country=ke/)
        },
      ],
      [
        'nothing is found, and everything again',
        async (page) => {
          await search(page).fill('qqqq')
          await expect(page.getByRole('heading', { name: 'No universities found' })).toBeVisible()
          await search(page).fill('')
          await expect(found(page)).toContainText('universities found')
        },
      ],
      [
        'two are compared, and the palette finds a subject and nothing',
        async (page) => {
          await button(page, /^Compare /).click()
          await page
            .getByRole('button', { name: /^Compare / })
            .nth(1)
            .click()
          await expect(page.getByRole('link', { name: 'Compare 2' })).toBeVisible()
          await page.keyboard.press('Control+k')
          const palette = page.getByRole('dialog')
          await palette.getByRole('combobox').fill('nursing')
          await expect(palette.getByRole('option').first()).toBeVisible()
          await palette.getByRole('combobox').fill('qqqq')
          await expect(palette.getByText(/^Nothing found for/)).toBeVisible()
          await palette.getByRole('combobox').fill('oxford')
          await expect(palette.getByRole('option', { name: /^University of Oxford/ })).toBeVisible()
          await page.keyboard.press('Escape')
        },
      ],
    ],
  },
  {
    at: '/universities',
    isEarly: true,
    open: (page) => page.goto('/universities', { waitUntil: 'commit' }),
    steps: [
      [
        'what is typed first stays, and is found',
        async (page) => {
          await search(page).pressSequentially('toronto', { delay: 60 })
          await expect(page.getByRole('heading', { name: 'University of Toronto' })).toBeVisible()
          await expect(search(page)).toHaveValue('toronto')
          await expect(search(page)).toBeFocused()
        },
      ],
    ],
  },
  {
    at: '/programmes?subject=nursing&country=au',
    steps: [
      [
        'a level is chosen, a filter taken away, and a sentence understood',
        async (page) => {
          await page.getByRole('combobox', { name: 'I want a' }).selectOption('Master’s')
          await expect(page).toHaveURL(/level=master/)
          await page.getByRole('link', { name: 'Remove filter: Australia' }).click()
          await expect(page).toHaveURL('/programmes?subject=nursing&level=master')
          await expect(page.locator('#programme-results')).toHaveText(/^Results: 1-/)
          await search(page).fill('bachelor nursing australia')
          await search(page).press('Enter')
          await expect(
            page.getByRole('list', { name: 'Understood' }).getByText(/nursing → Subject: Nursing/),
          ).toBeVisible()
        },
      ],
    ],
  },
  {
    at: '/scholarships?tab=browse',
    steps: [
      [
        'awards are searched, filtered, and none is found',
        async (page) => {
          await search(page).fill('chevening')
          await expect(page.getByRole('heading', { name: 'All Scholarships (1)' })).toBeVisible()
          await search(page).fill('qqqq')
          await expect(page.getByRole('heading', { name: 'All Scholarships (0)' })).toBeVisible()
          await search(page).fill('')
          const funded = page.getByRole('checkbox', { name: /^Fully funded/ })
          await expect(funded).toBeEnabled()
          await funded.check({ force: true })
          await expect(page).toHaveURL(/funding=full/)
        },
      ],
    ],
  },
  {
    at: '/scholarships',
    isEarly: true,
    steps: [
      [
        'the matcher is filled in and asked, and the profile changed',
        async (page) => {
          await page.getByLabel('Degree level').selectOption("Master's")
          await page.getByLabel('Nationality', { exact: true }).fill('zzzz')
          await page.getByLabel('GPA').fill('8.2')
          await page.getByLabel('Grading scale').selectOption('India: 0 to 10')
          await expect(main(page).getByText(/^About 3\.1 on the 4\.0 scale/)).toBeVisible()
          await page.getByLabel('Nationality', { exact: true }).fill('Kenya')
          await button(page, 'Find My Scholarships').click()
          const title = main(page).getByRole('heading', { name: /^Your matches \(\d+\)$/ })
          const before = (await title.textContent()) ?? ''
          await page.getByLabel('Degree level').selectOption('Ph.D.')
          await expect(title).not.toHaveText(before)
        },
      ],
    ],
  },
  {
    at: '/cost?country=Atlantis',
    steps: [
      [
        'a word is searched that is no country, then costs are asked for',
        async (page) => {
          const form = page.getByRole('form', { name: 'What would it cost me?' })
          await expect(form.getByText(/^We know no country “Atlantis”/)).toBeVisible()
          await form.getByLabel('Where').fill('Germany')
          await form.getByLabel('My passport').fill('Nigerian')
          await form.getByRole('button').click()
          await expect(page).toHaveURL(/\/cost\?country=de&passport=ng/)
        },
      ],
      [
        'another currency and level are asked for',
        async (page) => {
          await main(page).getByLabel('My currency').selectOption('EUR')
          await main(page).getByRole('combobox', { name: 'Degree' }).selectOption('Master’s')
          await button(page, 'What would it cost?').click()
          await expect(main(page).getByText(/^At least about EUR/)).toBeVisible()
          await main(page).getByText('Semester contribution').click()
        },
      ],
    ],
  },
  {
    at: '/plan',
    open: async (page) => {
      await knowPlan(page, { items: ITEMS })
      await page.goto('/plan')
      await expect(page.getByText(/^Courses begin: ETH Zurich/).first()).toBeAttached()
    },
    steps: [
      [
        'the level of a choice and the first day are changed, and a task is ticked',
        async (page) => {
          const tasks = page.getByRole('region', { name: 'What to do by when' })
          await page.getByLabel('Level for ETH Zurich').selectOption('Bachelor’s')
          await page.getByLabel('Level for University of Leeds').selectOption('Master’s')
          await tasks.getByRole('checkbox').first().click()
          await expect(tasks.getByText(/^Done \(1\)/)).toBeVisible()
          await tasks.getByRole('button', { name: 'By month' }).click()
          await tasks.getByRole('button', { name: 'List' }).click()
          await tasks.getByText('In my calendar', { exact: true }).click()
        },
      ],
      [
        'the profile is told, and a country that is none',
        async (page) => {
          await button(page, 'Fill in my profile').click()
          await page.getByLabel('Nationality', { exact: true }).fill('brasileira')
          await expect(page.getByRole('region', { name: 'About me' })).toContainText('Brazil')
          await page.getByLabel('GPA or average').fill('3,7')
          await expect(page.getByRole('region', { name: 'About me' })).toContainText('3.7 of 4')
        },
      ],
      [
        'a document is added, an award tied, and a choice removed',
        async (page) => {
          const documents = page.getByRole('region', { name: /^Documents/ })
          await documents.getByLabel('Add a document or a test').selectOption('Language test')
          await documents.getByRole('button', { name: 'Add', exact: true }).click()
          await page.getByText('Awards for it (0)').first().click()
          await page.getByRole('checkbox', { name: /Chevening/ }).check()
          await expect(page.getByText('Awards for it (1)')).toBeVisible()
          await button(page, 'Remove ETH Zurich from my plan').click()
          await expect(page.getByRole('region', { name: 'Choices (1)' })).toBeVisible()
        },
      ],
      [
        'it goes by its link',
        async (page) => {
          await expect(page.getByLabel('Link to this plan')).toHaveValue(/\/plan#p=/)
          const link = await page.getByLabel('Link to this plan').inputValue()
          await button(page, 'Remove University of Leeds from my plan').click()
          await page.evaluate((address) => location.assign(address), link)
          await button(page, 'Merge it into mine').click()
          await expect(page.getByRole('region', { name: 'Choices (1)' })).toBeVisible()
        },
      ],
    ],
  },
  {
    at: '/universities?tab=add',
    steps: [
      [
        'columns are matched, a refused row is put right, and one is added',
        async (page) => {
          await expect(button(page, 'Fill in a short form')).toBeEnabled()
          await pasteText(page, 'Benaming,Country,Mascot\nZyxharbour University,Atlantis,Owl')
          await page.getByLabel('Field for Benaming').selectOption('Name')
          await button(page, 'Read 1 row').click()
          await expect(page.getByText('1 row read: 0 new, 0 here already, 1 refused.')).toBeVisible()
          const row = page.getByRole('form', { name: /^Correct line/ })
          await row.getByLabel('Country').fill('Germany')
          await row.getByRole('button', { name: 'Check again' }).click()
          await button(page, 'Add 1 university').click()
          await expect(page.getByRole('heading', { name: 'Added by you (1)' })).toBeVisible()
        },
      ],
      [
        'one is typed in by hand, and one removed',
        async (page) => {
          await button(page, 'Fill in a short form').click()
          const form = page.getByRole('form', { name: 'One university' })
          await form.getByRole('button', { name: 'Preview' }).click()
          await form.getByLabel('Name', { exact: true }).fill('Quay University')
          await form.getByLabel('Country').fill('Netherlands')
          await form.getByRole('button', { name: 'Preview' }).click()
          await button(page, 'Add 1 university').click()
          await expect(page.getByRole('heading', { name: 'Added by you (2)' })).toBeVisible()
          await button(page, 'Remove Quay University').click()
          await expect(page.getByRole('heading', { name: 'Added by you (1)' })).toBeVisible()
        },
      ],
    ],
  },
  {
    at: comparison('eth-zurich', 'university-of-oxford'),
    steps: [
      [
        'one is added in the dialog, one removed, and the address copied',
        async (page) => {
          await button(page, 'Add Universities').click()
          const dialog = page.getByRole('dialog')
          await dialog.getByRole('searchbox').fill('stanford')
          await dialog.getByRole('button', { name: 'Add Stanford University', exact: true }).click()
          await expect(page.getByRole('heading', { name: 'University Comparison (3)' })).toBeVisible()
          await page.getByRole('switch', { name: 'Only differences' }).check()
          await button(page, 'Remove ETH Zurich').click()
          await expect(page.getByRole('heading', { name: 'University Comparison (2)' })).toBeVisible()
          await button(page, 'Copy link').click()
          await expect(main(page).getByText('Link copied.')).toBeVisible()
        },
      ],
    ],
  },
  {
    at: '/universities/eth-zurich',
    steps: [
      [
        'a level is chosen, the whole cost asked for, and the university saved',
        async (page) => {
          await button(page, 'What would the whole degree cost me?').click()
          await expect(page.getByRole('region', { name: 'The whole degree' })).toContainText(/CHF 2,190/)
          await button(page, 'Save ETH Zurich to my plan').click()
          await expect(page.getByRole('link', { name: 'My plan 1 saved' })).toBeAttached()
        },
      ],
    ],
  },
  {
    at: '/scraper',
    open: (page) => openConnected(page, aKey('ms=300', 'pages=5', 'failed=1')),
    steps: [
      [
        'a site is crawled, its pages filtered, and another way chosen',
        async (page) => {
          await startCrawl(page)
          await expect(results(page).getByText(/^5 entries/)).toBeVisible()
          await results(page).getByLabel('Filter').fill('zzzz')
          await results(page).getByLabel('Filter').fill('')
          await page.getByText('Deep research', { exact: true }).click()
          await expect(page.getByText(/calls this function deprecated/)).toBeVisible()
        },
      ],
    ],
  },
  {
    at: '/universities',
    isOnPhone: true,
    steps: [
      [
        'the menu leads on, and the sheet of filters opens, chooses and closes',
        async (page) => {
          await button(page, 'Menu').click()
          const menu = page.getByRole('navigation', { name: 'Main' })
          await menu.getByRole('button', { name: 'Universities' }).click()
          await menu.locator('a[href="/universities"]').click()
          await button(page, 'Filters').click()
          await filters(page)
            .getByRole('radio', { name: /^Africa/ })
            .check()
          await filters(page)
            .getByRole('button', { name: /^Show \d+ results$/ })
            .click()
          await expect(button(page, 'Filters (1)')).toBeVisible()
        },
      ],
    ],
  },
]

/** The whole page is translated again, and of its sentences none is kept from it. */
async function expectTranslated(page: Page) {
  await expect(page.locator('html[translate]')).toHaveCount(0)
  const kept = await page.locator('[translate=no]').allTextContents()
  expect(kept.filter((text) => /[a-z][.!?:]$/.test(text))).toEqual([])
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const { at, open = (page: Page) => page.goto(at), isOnPhone, isEarly, steps } of WALKS)
  test(`in a page that the browser translates${isEarly ? ' early' : ''}${isOnPhone ? ' on a phone' : ''}, ${at}: ${steps.map(([what]) => what).join('; ')}`, async ({
    page,
  }) => {
    if (isOnPhone) await page.setViewportSize({ width: 360, height: 740 })
    if (isEarly) await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(translatePage)})`)
    await open(page)
    if (!isEarly) await page.evaluate(translatePage)
    await expect(page.locator('main font').first()).toBeAttached()
    for (const [what, act] of steps)
      await test.step(what, async () => {
        await act(page)
        await expect(page.getByText(/^This part of the page broke|^Unexpected Application/)).toHaveCount(0)
      })
    await expectTranslated(page)
  })
