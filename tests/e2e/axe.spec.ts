import { findViolations } from './axe'
import { expect, test } from './fixtures'

const GOOD = '<p style="color: #222">A text that is read well.</p>'

test('one pale text is found among many that look alike, and what stands on another ground is another look', async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><title>Texts</title><main><h1>Texts</h1>
    ${GOOD.repeat(50)}
    <p style="color: #999">Pale</p>
    <div style="background: #333">${GOOD}</div>
  </main></html>`)
  const found = await findViolations(page)
  expect(found.map(({ id }) => id)).toEqual(['color-contrast'])
  expect(found[0]?.elements).toEqual([
    expect.stringContaining('Pale'),
    expect.stringContaining('A text that is read well.'),
  ])
  expect(await page.locator('[data-look]').count()).toBe(0)
})
