import { LANGUAGES } from '@/lib/brief/languages'
import { expect, test } from './fixtures'

test('a family brief is never wider than a phone, in each language, with the longest names of currencies', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const { code } of LANGUAGES) {
    await page.goto(
      `/brief?place=massachusetts-institute-of-technology:bachelor,university-of-toronto:master&passport=id&lang=${code}`,
    )
    await expect(page.getByRole('table').first()).toBeVisible()
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), code).toBe(360)
  }
})

test('a family brief of two places is two sheets of paper, and of one place one', async ({ page }) => {
  for (const [place, sheets] of [
    ['eth-zurich:master,university-of-leeds:master', 2],
    ['university-of-leeds:master', 1],
  ] as const) {
    await page.goto(`/brief?place=${place}&award=chevening&passport=ng`)
    const paper = await page.pdf({ format: 'A4' })
    expect.soft(paper.toString('latin1').match(/\/Type \/Page\b/g), place).toHaveLength(sheets)
  }
})
