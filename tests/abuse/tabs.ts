import type { Browser, Page } from '@playwright/test'
import { newTally, note, type Tally } from './tally'
import { openContext } from './visit'

const PATIENCE = { timeout: 10_000 }

async function add(page: Page, name: string) {
  await page.getByLabel('Or paste JSON or CSV').fill(`name,country\n${name},nl`)
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('button', { name: 'Add 1 university' }).click()
}

async function addInTurn(left: Page, right: Page): Promise<string | null> {
  for (const page of [left, right]) await page.goto('/universities?tab=add')
  for (const number of [1, 2, 3]) {
    await add(left, `Left Academy ${number}`)
    await add(right, `Right Academy ${number}`)
  }
  for (const page of [left, right])
    await page.getByRole('heading', { name: 'Added by you (6)' }).waitFor(PATIENCE)
  return null
}

async function chooseInTurn(left: Page, right: Page): Promise<string | null> {
  await left.goto('/universities?country=jp')
  await right.goto('/universities?country=fr')
  for (const at of [0, 1])
    for (const page of [left, right])
      await page
        .getByRole('article')
        .nth(at)
        .getByRole('button', { name: /^Compare/ })
        .click()
  for (const page of [left, right]) await page.getByRole('link', { name: /^Compare 4/ }).waitFor(PATIENCE)
  return null
}

async function chooseThemes(left: Page, right: Page): Promise<string | null> {
  for (const page of [left, right]) await page.goto('/about')
  const choose = (page: Page, theme: string) =>
    page.getByRole('group', { name: 'Theme' }).getByText(theme, { exact: true }).click()
  for (const [page, theme] of [
    [left, 'Dark'],
    [right, 'Light'],
    [left, 'System'],
    [right, 'Dark'],
  ] as const)
    // prettier-ignore
    await choose(page, theme)
  for (const page of [left, right]) await page.locator('html[data-theme=dark]').waitFor(PATIENCE)
  return null
}

async function eraseUnder(left: Page, right: Page): Promise<string | null> {
  await right.goto('/universities?tab=add')
  await add(right, 'Erased Academy')
  await left.goto('/privacy')
  await left.getByRole('button', { name: 'Erase everything kept in this browser' }).click()
  await right.getByRole('heading', { name: 'Added by you (0)' }).waitFor(PATIENCE)
  await add(right, 'Later Academy')
  await right.getByRole('heading', { name: 'Added by you (1)' }).waitFor(PATIENCE)
  return null
}

const ACTS = {
  'two tabs add universities in turn': addInTurn,
  'two tabs choose for one comparison': chooseInTurn,
  'two tabs choose the theme': chooseThemes,
  'one tab erases what another adds': eraseUnder,
}

/** Two tabs write the same entry in turn. Neither loses what the other wrote. */
export async function tryTabs(browser: Browser, origin: string): Promise<Tally> {
  const tally = newTally(Object.keys(ACTS).length)
  for (const [name, act] of Object.entries(ACTS)) {
    const context = await openContext(browser, origin)
    context.setDefaultTimeout(PATIENCE.timeout)
    const [left, right] = [await context.newPage(), await context.newPage()]
    note(tally, name, await act(left, right).catch((error: unknown) => String(error).slice(0, 200)))
    await context.close()
  }
  return tally
}
