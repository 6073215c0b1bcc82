import { findUntold } from '../fixtures/chosen-controls'
import { findMisfits, lengthenWords, spaceOut } from '../fixtures/misfits'
import { expect, test } from './fixtures'

/** One page of each kind. */
const PAGES = [
  '/',
  '/universities?search=masters+law+germany&facilities=museum',
  '/universities/filters',
  '/universities/university-of-oxford',
  '/scholarships?tab=browse',
  '/scholarships/chevening',
  '/programmes?country=de',
  '/programmes?subject=nursing',
  '/cost?country=de&level=master&passport=ng',
  '/resources/countries/gb',
]
/** Either side of where the header, the rail of filters and the columns fold, and the ends. */
const WIDTHS = [320, 390, 832, 1024, 1152, 1280, 1920]
/** Longer words are cut where columns are narrowest: on a phone, and where the rail and the columns begin. */
const NARROW = [320, 832, 1024, 1152]

// A script that takes over later would find other words than the server sent.
test.use({ javaScriptEnabled: false })

test('with the spacing of WCAG 1.4.12, and with longer words, nothing overflows or is cut at any width, and with forced colours what is chosen can be told (issue 34, A2 and A3)', async ({
  page,
}) => {
  test.slow()
  for (const path of PAGES) {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(path)
    expect.soft(await page.evaluate(findUntold), `${path} with forced colours`).toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
    await page.evaluate(spaceOut)
    for (const mode of ['spacing', 'longer words']) {
      if (mode === 'longer words') {
        await page.evaluate(() => document.getElementById('spacing')?.remove())
        await page.evaluate(lengthenWords)
      }
      for (const width of mode === 'spacing' ? WIDTHS : NARROW) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await page.evaluate(findMisfits), `${path} with ${mode} at ${width} px`).toEqual([])
      }
    }
  }
})
