import { LANGUAGES } from '@/lib/brief/languages'
import { expect, test } from './fixtures'

/** The words of a page, but those of scripts without spaces, that go on in another line. */
function brokenWords(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1 && !/\p{Script=Han}/u.test(word)) found.push(word)
    }
  }
  return found
}

test('a family brief is never wider than a phone and breaks no word, in each language, with the longest names of currencies', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const { code } of LANGUAGES) {
    await page.goto(
      `/brief?place=massachusetts-institute-of-technology:bachelor,heidelberg-university:master,university-of-toronto:master&passport=id&lang=${code}`,
    )
    await expect(page.getByRole('table').first()).toBeVisible()
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), code).toBe(360)
    expect.soft(await page.evaluate(brokenWords), code).toEqual([])
  }
})

test('a family brief of two or three places is two sheets of paper, and of one place one', async ({
  page,
}) => {
  const awards = '&award=chevening,stipendium-hungaricum,daad-epos&passport=in'
  for (const [place, sheets] of [
    ['eth-zurich:master,university-of-leeds:master&award=chevening&passport=ng', 2],
    [
      'university-of-leeds:master:2027-09,heidelberg-university:master:2027-10,university-of-toronto:bachelor:2027-09&award=chevening,daad-epos&passport=ng&lang=fr',
      2,
    ],
    ['university-of-leeds:master&award=chevening&passport=ng', 1],
    // The longest words about one place that were found.
    [`dennis-gabor-university:master:2027-09${awards}&lang=vi`, 1],
    [`university-of-zaragoza:bachelor:2027-09${awards}&lang=vi`, 1],
  ] as const) {
    await page.goto(`/brief?place=${place}`)
    const paper = await page.pdf({ format: 'A4' })
    expect.soft(paper.toString('latin1').match(/\/Type \/Page\b/g), place).toHaveLength(sheets)
  }
})

test('the language of a brief stands in one line with the other languages', async ({ page }) => {
  await page.goto('/brief?place=university-of-leeds:master')
  const [own, other] = await Promise.all(
    [page.getByText('English', { exact: true }), page.getByText('Português', { exact: true })].map((each) =>
      each.boundingBox(),
    ),
  )
  expect(own?.y).toBe(other?.y)
})
