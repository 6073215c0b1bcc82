import type { Page } from '@playwright/test'
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

/** The spacing of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/** Makes each word about 30 % longer, as other languages do. Names of places and people stay as they are. */
function lengthenWords(page: Page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (text.parentElement?.closest('script, style, svg, [translate=no]')) continue
      text.data = text.data.replace(
        /\p{L}{3,}/gu,
        (word) => word + word.slice(0, Math.round(word.length * 0.3)),
      )
    }
  })
}

/** What does not fit: a page wider than the window, texts beyond its edge, and texts that are cut off. */
function findMisfits(page: Page) {
  return page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement
    const misfits = scrollWidth > width ? [`the page is ${scrollWidth} wide`] : []
    const isHidden = (element: Element) =>
      !element.checkVisibility() || element.closest('svg, .sr-only, [popover]:not(:popover-open)') !== null
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!hasText || isHidden(element)) continue
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      // For screen readers alone.
      if (clipPath !== 'none' || box.width < 2) continue
      const scrolls = (above: Element | null): boolean =>
        above !== null &&
        (/auto|scroll/.test(getComputedStyle(above).overflowX) || scrolls(above.parentElement))
      const isOut = position !== 'absolute' && box.right > width + 1 && !scrolls(element.parentElement)
      const isCut =
        (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2)
      if (isOut || isCut) misfits.push(`${isOut ? 'out' : 'cut'}: ${element.textContent.trim().slice(0, 50)}`)
    }
    return misfits
  })
}

// A script that takes over later would find other words than the server sent.
test.use({ javaScriptEnabled: false })

test('with the spacing of WCAG 1.4.12, and with longer words, nothing overflows or is cut at any width (issue 34)', async ({
  page,
}) => {
  test.slow()
  for (const path of PAGES) {
    await page.goto(path)
    await page.evaluate(
      (css) =>
        document.head.append(
          Object.assign(document.createElement('style'), { id: 'spacing', textContent: css }),
        ),
      SPACING,
    )
    for (const mode of ['spacing', 'longer words']) {
      if (mode === 'longer words') {
        await page.evaluate(() => document.getElementById('spacing')?.remove())
        await lengthenWords(page)
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await findMisfits(page), `${path} with ${mode} at ${width} px`).toEqual([])
      }
    }
  }
})
