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
})

test('where axe has no answer for one text of a look, the others are asked', async ({ page }) => {
  await page.setContent(`<html lang="en"><title>Texts</title><main><h1>Texts</h1>
    <style>button { color: #999; background: #fff }</style>
    <button disabled>Later</button><button>Now</button>
    <div id="left-out"><button>Elsewhere</button></div>
  </main></html>`)
  const elements = async (without?: string) =>
    (await findViolations(page, { rules: ['color-contrast'], without })).flatMap((fault) => fault.elements)
  expect(await elements()).toEqual([expect.stringContaining('Now'), expect.stringContaining('Elsewhere')])
  expect(await elements('#left-out')).toEqual([expect.stringContaining('Now')])
})

test('a rule that axe leaves out by itself is asked with the others', async ({ page }) => {
  await page.setContent(`<html lang="en"><title>Texts</title><main><h1>Texts</h1>
    <style>button { width: 10px; height: 10px; padding: 0; border: 0; margin: 0; vertical-align: top }</style>
    <p><button aria-label="One"></button><button aria-label="Two"></button></p></main></html>`)
  const ids = async (also?: string[]) => (await findViolations(page, { also })).map(({ id }) => id)
  expect(await ids()).toEqual([])
  expect(await ids(['target-size'])).toEqual(['target-size'])
})
