import type { Page } from '@playwright/test'
import { findViolations } from './axe'
import { remember } from './compare-pages'
import { expect, expectNoAxeViolations, TARGET_RULES, test } from './fixtures'
import { TEXTS } from './texts'
import { isRecord, readSitemap } from './site-map'

const PHONE = { width: 390, height: 844 }
test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

/** Views that the sitemap leaves out, and some pages made from records: others are looked at where they are opened. */
const MORE_PAGES = [
  '/universities?search=law&region=europe&tuitionMax=20000&facilities=museum',
  '/universities?tab=compare&compare=eth-zurich,university-of-oxford,stanford-university',
  '/universities?tab=add',
  '/universities/filters',
  '/universities/university-of-oxford',
  '/scholarships?tab=browse',
  '/scholarships/chevening',
  '/programmes?subject=nursing',
  '/offline',
  '/scraper',
]

async function expectLargeTargets(page: Page, what: string, within = 'body') {
  // The dots of the map overlap where cities do. Its list of cities leads to the same results.
  const violations = await findViolations(page, {
    within,
    without: '[data-slot=city-map]',
    rules: TARGET_RULES,
  })
  expect
    .soft(
      violations.flatMap(({ elements }) => elements),
      what,
    )
    .toEqual([])
}

/**
 * Buttons and links of cards that share a name, though they do different things. An award's card is left out: the
 * heading distinguishes its links, because names in each would take its list beyond the bytes of `bytes.spec.ts`.
 */
function ambiguousNames(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const actions = new Map<string, Set<string>>()
    // Many programmes have one title: each is beside its university or its subject.
    const leftOut =
      'nav, .prose, [data-slot=programme-cards], [data-slot=paid-programmes], [data-item], article:has(h3 a[href^="/scholarships/"])'
    main.querySelectorAll('article a[href], article button').forEach((element, at) => {
      if (!element.checkVisibility() || element.closest(leftOut)) return
      const name = element.getAttribute('aria-label') ?? element.textContent.trim()
      const action = element.getAttribute('href') ?? `button ${at}`
      actions.set(name, (actions.get(name) ?? new Set()).add(action))
    })
    return [...actions].filter(([, { size }]) => size > 1).map(([name, { size }]) => `${size} × ${name}`)
  })
}

/** Buttons of popovers that have a form, which Safari 17 leaves dead. */
function deadPopoverButtons(page: Page) {
  return page
    .locator('[popovertarget]')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => ((button as HTMLButtonElement).form ? [button.outerHTML] : [])),
    )
}

/** Every target has the size of a fingertip, and a name of its own, and every popover opens. */
async function expectGoodTargets(page: Page, path: string) {
  await expectLargeTargets(page, path)
  expect.soft(await ambiguousNames(page), path).toEqual([])
  expect.soft(await deadPopoverButtons(page), path).toEqual([])
}

const isPost = (path: string) => path.startsWith('/blog/')
/** Posts are one kind of page: a few of them are looked at. */
const EVERY_POST = 4
/** Pages whose targets are looked at on a phone with all else of them, in home.spec.ts and countries.spec.ts. */
const ELSEWHERE = ['/', '/resources/countries', '/data/coverage']
/** The pages of the kinds of awards are made alike, so the first is looked at. */
const MORE_KINDS = /^\/scholarships\/(external|government|merit)$/
/** The pages are shared out, so that no worker is still at them when the others have nothing left to do. */
const SHARES = 2
/** Pages to which script adds what one can press. A text has all of it when it comes. */
const GROWS = /^\/(universities|uk-universities|scholarships|scraper|offline)?([/?]|$)/

for (let share = 0; share < SHARES; share += 1)
  test(`every target of every page has the size of a fingertip, and a name of its own (fault 19, ${share + 1} of ${SHARES})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000)
    // The targets of texts are checked with the rest of them, in pages.spec.ts.
    const listed = (await readSitemap(request)).filter(
      (path) =>
        !(isRecord(path) || isPost(path) || MORE_KINDS.test(path)) &&
        ![...TEXTS, ...ELSEWHERE].includes(path),
    )
    const addresses = [...listed, ...MORE_PAGES]
    for (const path of addresses.filter((_, at) => at % SHARES === share)) {
      await page.goto(path)
      if (GROWS.test(path)) await page.waitForLoadState('networkidle')
      await expectGoodTargets(page, path)
    }
  })

test('so has every target of posts (fault 19), which are accessible on a wide screen', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const posts = (await readSitemap(request)).filter(isPost).filter((_, at) => at % EVERY_POST === 0)
  expect(posts.length).toBeGreaterThan(0)
  await page.goto('/blog')
  for (const path of posts)
    await test.step(path, async () => {
      await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
      await expect(page).toHaveURL(path)
      await expectGoodTargets(page, path)
      await page.setViewportSize({ width: 1280, height: 720 })
      await expectNoAxeViolations(page)
      await page.setViewportSize(PHONE)
      await page.goBack()
      await expect(page).toHaveURL('/blog')
    })
})

test('so has what opens: menu, sheet of filters, site search, tray and dialog', async ({ page }) => {
  await remember(page, 'eth-zurich', 'university-of-oxford', 'stanford-university')
  await page.goto('/universities')
  await page.getByRole('button', { name: '3 universities' }).tap()
  await expectLargeTargets(page, 'tray', '[data-tray]')
  await page.getByRole('button', { name: 'Filters', exact: true }).tap()
  await page.getByText('More filters', { exact: true }).tap()
  await expectLargeTargets(page, 'sheet of filters', '[data-slot=sheet]')
  await page.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expectLargeTargets(page, 'menu', '#site-menu')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectLargeTargets(page, 'site search')

  await page.goto('/universities?tab=compare')
  await page.getByRole('button', { name: 'Add Universities' }).tap()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expectLargeTargets(page, 'dialog')
})
