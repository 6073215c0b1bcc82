import { closeStorage } from './kept'
import { download, expect, expectNoAxeViolations, test } from './fixtures'
import { addByPasting, goToAddTab, openAddTab, pasteText } from './import-panel'

const KEY = 'meridian-added'
const one = (name: string) => `name,country\n${name},nl`

test('open tabs share one list: neither loses what the other added in turn, and all hear of it, also that it is erased', async ({
  context,
}) => {
  const [left, right, list] = [await context.newPage(), await context.newPage(), await context.newPage()]
  await list.goto('/universities?search=zyxacademy')
  await expect(list.getByRole('heading', { name: 'No universities found' })).toBeVisible()
  await list.getByRole('searchbox').focus()
  await openAddTab(left)
  await openAddTab(right)
  for (const [page, name] of [
    [left, 'Zyxacademy'],
    [right, 'Right Academy'],
    [left, 'Left Academy'],
  ] as const) {
    await pasteText(page, one(name))
    await page.getByRole('button', { name: 'Add 1 university' }).click()
  }
  await expect(list.getByRole('article')).toContainText('Zyxacademy')
  for (const page of [left, right]) {
    await expect(page.getByRole('heading', { name: 'Added by you (3)' })).toBeVisible()
  }
  await left.getByRole('button', { name: 'Remove all' }).click()
  await expect(right.getByRole('heading', { name: 'Added by you (0)' })).toBeVisible()
  await left.getByRole('button', { name: 'Undo' }).click()
  await expect(right.getByRole('heading', { name: 'Added by you (3)' })).toBeVisible()

  await left.goto('/privacy')
  await left.getByRole('button', { name: 'Erase everything kept in this browser' }).click()
  await expect(right.getByRole('heading', { name: 'Added by you (0)' })).toBeVisible()
  await pasteText(right, one('Later Academy'))
  await right.getByRole('button', { name: 'Add 1 university' }).click()
  await expect(right.getByRole('heading', { name: 'Added by you (1)' })).toBeVisible()
})

test('a full storage keeps what it has and says what is not saved', async ({ page }) => {
  await addByPasting(page, one('Stored Academy'), 1)
  await page.evaluate(() => {
    for (let size = 1024 * 1024, at = 0; size >= 1;) {
      try {
        localStorage.setItem(`filler-${at++}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  })
  await pasteText(page, one('Unsaved Academy'))
  await page.getByRole('button', { name: 'Add 1 university' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'storage is full' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Added by you (2)' })).toBeVisible()
  const file = await download(page.getByRole('button', { name: 'Export JSON' }))
  expect(file.text).toContain('Unsaved Academy')
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Added by you (1)' })).toBeVisible()
  await expect(page.getByText('Stored Academy', { exact: true }).first()).toBeVisible()
})

test('where storage is forbidden, what is added stays until the page is closed', async ({ page }) => {
  await closeStorage(page)
  await openAddTab(page)
  await pasteText(page, one('Fleeting Academy'))
  await page.getByRole('button', { name: 'Add 1 university' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'does not let pages store' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Added by you (1)' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Added by you (0)' })).toBeVisible()
})

test('what a newer version of the site stored is set aside without an error', async ({ page }) => {
  const newer = JSON.stringify({ state: { profile: { degreeLevel: 'master' } }, version: 9 })
  await page.addInitScript((text) => {
    if (!localStorage.getItem('meridian-profile-broken')) localStorage.setItem('meridian-profile', text)
  }, newer)
  await page.goto('/scholarships')
  await expect(page.getByText('could not be read: your profile')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('meridian-profile-broken'))).toBe(newer)
})

test('a stored value that is broken is kept aside, and what is whole in it is kept; a list that was cut short is set aside, and every page says so', async ({
  page,
}) => {
  const notice = page.getByRole('alert').filter({ hasText: 'could not be read: the universities you added' })
  const unread = async () =>
    (await download(notice.getByRole('button', { name: 'Download what could not be read' }))).text
  const whole = page.getByText('Whole Academy', { exact: true }).first()
  await addByPasting(page, one('Whole Academy'), 1)
  await test.step('a broken one', async () => {
    await page.evaluate((key) => {
      const stored = localStorage.getItem(key) ?? ''
      localStorage.setItem(key, stored.replace('"entries":[', '"entries":[{"id":"torn"},'))
    }, KEY)
    await page.goto('/universities?search=whole+academy')
    await expect(page.getByRole('article')).toContainText('Added by you')
    await goToAddTab(page)
    await expect(notice).toBeVisible()
    await expect(whole).toBeVisible()
    expect(await unread()).toContain('"torn"')
    await page.getByRole('button', { name: 'Delete it' }).click()
    await page.reload()
    await expect(whole).toBeVisible()
    await expect(page.getByText('could not be read')).toHaveCount(0)
  })
  await test.step('one that was cut short', async () => {
    const cut = await page.evaluate((key) => {
      const text = localStorage.getItem(key)?.slice(0, -20) ?? ''
      localStorage.setItem(key, text)
      return text
    }, KEY)
    await openAddTab(page)
    await expect(page.getByRole('heading', { name: 'Added by you (0)' })).toBeVisible()
    await expect(notice).toBeVisible()
    await page.goto('/about')
    expect(await unread()).toBe(cut)
    await expectNoAxeViolations(page)
  })
})
