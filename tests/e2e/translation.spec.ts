import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/**
 * Wraps each text of the page, and each that comes or changes later, in an element of its own, as the translation of
 * Chrome and Edge does. It begins once the page's script has taken over.
 */
function translate(page: Page) {
  return page.evaluate(() => {
    const isTranslated = (text: Node) =>
      text.parentElement?.closest('font, script, style, svg, textarea, option, title, [translate=no]')
    const wrap = (text: Text) => {
      if (!text.data.trim() || isTranslated(text) || !text.parentElement) return
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(Object.assign(document.createElement('font'), { textContent: text.data }))
    }
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(wrap)
    }
    wrapAll(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') wrapAll(target)
        addedNodes.forEach(wrapAll)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

/** Opens a page and has the browser translate it. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await translate(page)
  await expect(page.locator('main font').first()).toBeAttached()
}

const status = (page: Page) => page.getByRole('status').filter({ hasText: /found$/ })

test('lists go on working in a page that the browser translates', async ({ page }) => {
  await open(page, '/universities')
  const box = page.getByRole('searchbox').first()
  await box.fill('toronto')
  await expect(page.getByRole('heading', { name: 'University of Toronto' })).toBeVisible()
  await box.fill('')
  await expect(status(page)).toContainText('universities found')
  await page.getByRole('radio', { name: /^Africa/ }).check({ force: true })
  await expect(page).toHaveURL(/region=africa/)

  await open(page, '/universities?country=de')
  await page
    .getByRole('button', { name: 'Clear Filters' })
    .or(page.getByRole('link', { name: 'Clear Filters' }))
    .first()
    .click()
  await expect(page).toHaveURL(/universities$/)
  await page
    .getByRole('button', { name: /^Compare / })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Compare / })
    .nth(1)
    .click()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('nursing')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
})
